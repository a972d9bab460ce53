import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { saveFile } from '../../../../public-web/shared/saveFile';
import { fileName } from '../../ui/fileName';
import { useRecordName } from '../../ui/useRecordName';
import { httpClient } from '../../providers/http';
import { PrintButton } from '../../record/print';
import type { Person } from './person';
import { listOf, RecordsDialog } from './RecordsDialog';

/** For an access request: a file with every value of the ticked records, or this page in print. */
export function AccessRequestButtons() {
  const translate = useTranslate();
  const notify = useNotify();
  const name = useRecordName();
  const person = useRecordContext<Person>();
  const [asking, setAsking] = useState(false);
  const isAskedFor = person?.dataRequests.some(({ kind, status }) => kind === 'access' && status === 'open') ?? false;
  const save = async (records: readonly string[]) => {
    const { body } = await httpClient(`/people/${person?.id}/export`, {
      method: 'POST',
      body: JSON.stringify(listOf(records)),
    });
    const file = fileName(translate('resources.people-list.exportName'), 'json');
    saveFile(file, new Blob([body], { type: 'application/json' }));
    setAsking(false);
    notify(`resources.people-list.${isAskedFor ? 'exportedAsked' : 'exported'}`, { type: 'success' });
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('resources.people-list.export')}
      </Button>
      <PrintButton />
      {asking && person && (
        <RecordsDialog
          title={translate('resources.people-list.exportTitle', { name })}
          text={translate('resources.people-list.exportText')}
          submit="resources.people-list.exportSubmit"
          failed="resources.people-list.exportFailed"
          person={person}
          lines={person.records}
          send={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
