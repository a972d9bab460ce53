import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { ERASURE_FIELDS } from '#contract/people';
import { day } from '../../fields/formats';
import { FormDialog } from '../../form/FormDialog';
import { useRecordName } from '../../list/useRecordName';
import { call } from '../../providers/call';
import { useNotifyText } from '../../providers/errors';
import type { Person } from './person';

/** Removes everything about the person, after a question that asks why. */
export function EraseButton() {
  const translate = useTranslate();
  const notify = useNotifyText();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const name = useRecordName();
  const person = useRecordContext<Person>();
  const [asking, setAsking] = useState(false);
  const asked = person?.dataRequests.find(({ kind, status }) => kind === 'erasure' && status === 'open');

  const erase = async (values: object) => {
    const body = JSON.stringify(values);
    const answer = await call(`/people/${person?.id}/erase`, { method: 'POST', body });
    setAsking(false);
    redirect('list', 'families');
    const { erased } = answer.json as { erased: Record<string, number> };
    const count = Object.values(erased).reduce((sum, records) => sum + records, 0);
    notify(translate('resources.families.erased', { smart_count: count }), 'success');
    // Nothing about this person stays on any list that was read before.
    queries.clear();
  };

  return (
    <>
      <Button variant="outlined" color="warning" onClick={() => setAsking(true)}>
        {translate('resources.families.erase')}
      </Button>
      {asking && (
        <FormDialog
          title={translate('resources.families.eraseTitle', { name })}
          text={translate('resources.families.eraseText')}
          rules={ERASURE_FIELDS}
          {...(asked && {
            defaults: {
              reason: translate('resources.families.asked', {
                reference: asked.reference,
                day: day(asked.receivedAt),
              }),
            },
          })}
          submit="resources.families.erase"
          failed="resources.families.eraseFailed"
          warning
          send={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
