import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { PERSON_FIELDS } from '#contract/people';
import { useRecordName } from '../../list/useRecordName';
import { call } from '../../providers/call';
import { ifMatch } from '../../providers/conflict';
import { changedValues } from '../../providers/validators';
import type { Person } from './person';
import { RecordsDialog } from './RecordsDialog';

/** Corrects name, number or address in the ticked records. */
export function CorrectButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = useRecordName();
  const person = useRecordContext<Person>();
  // What is corrected is compared with what was shown when the dialog was opened.
  const [opened, setOpened] = useState<Person>();
  if (person === undefined || person.consentWithdrawnAt !== undefined) return null;
  const correct = async (records: readonly string[], values: Record<string, unknown>) => {
    const changes = changedValues(PERSON_FIELDS, { ...opened }, values);
    const body = JSON.stringify({ ...changes, records });
    await call(`/people/${person.id}`, { method: 'PUT', headers: ifMatch(opened), body });
    setOpened(undefined);
    notify('resources.families.corrected', { type: 'success', messageArgs: { smart_count: records.length } });
    refresh();
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`${translate('admin.actions.edit')} ${translate('admin.actions.forRecord', { name })}`}
        onClick={() => setOpened(person)}
      >
        {translate('admin.actions.edit')}
      </Button>
      {opened && (
        <RecordsDialog
          title={translate('resources.families.correctTitle', { name })}
          text={translate('resources.families.correctText')}
          rules={PERSON_FIELDS}
          defaults={opened}
          submit="resources.families.correct"
          failed="resources.families.saveFailed"
          lines={opened.records.filter(({ heldBack }) => !heldBack)}
          send={correct}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
