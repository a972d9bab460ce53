import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { PERSON_FIELDS } from '#contract/people';
import { useRecordName } from '../../ui/useRecordName';
import { httpClient } from '../../providers/http';
import { ifMatch, mergeOrAsk } from '../../providers/conflict';
import { changedValues } from '../../providers/validators';
import type { Person } from './person';
import { listOf, RecordsDialog } from './RecordsDialog';

/** Corrects name, number or address in the ticked records. */
export function CorrectButton() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = useRecordName();
  const person = useRecordContext<Person>();
  // What is corrected is compared with what was shown when the dialog was opened.
  const [opened, setOpened] = useState<Person>();
  if (person === undefined || person.consentWithdrawnAt !== undefined) return null;
  const correct = async (records: readonly string[], values: Record<string, unknown>, newer?: RaRecord) => {
    const read: RaRecord = { ...(opened ?? person) };
    const changes = changedValues(PERSON_FIELDS, read, values);
    const body = JSON.stringify({ ...changes, ...listOf(records) });
    await mergeOrAsk({
      read: newer ?? read,
      changes,
      send: (version) => httpClient(`/people/${person.id}`, { method: 'PUT', headers: ifMatch(version), body }),
      readNow: async () => ({ record: { ...(await provider.getOne<Person>('people-list', { id: person.id })).data } }),
    });
    setOpened(undefined);
    notify('resources.people-list.corrected', { type: 'success', messageArgs: { smart_count: records.length } });
    refresh();
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`${translate('ra.action.edit')} ${translate('admin.actions.forRecord', { name })}`}
        onClick={() => setOpened(person)}
      >
        {translate('ra.action.edit')}
      </Button>
      {opened && (
        <RecordsDialog
          title={translate('resources.people-list.correctTitle', { name })}
          text={translate('resources.people-list.correctText')}
          rules={PERSON_FIELDS}
          defaults={opened}
          submit="resources.people-list.correct"
          failed="resources.people-list.saveFailed"
          person={opened}
          lines={opened.records.filter(({ suspectedSpam }) => !suspectedSpam)}
          send={correct}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
