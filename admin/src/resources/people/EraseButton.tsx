import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { ERASURE_FIELDS } from '#contract/people';
import { day } from '../../config/formats';
import { useRecordName } from '../../ui/useRecordName';
import { httpClient } from '../../providers/http';
import { useNotifyText } from '../../providers/errors';
import type { Person, RecordLine } from './person';
import { listOf, RecordsDialog } from './RecordsDialog';

/**
 * Removes the ticked records for good, after a question that asks why.
 * @param suggested records that may be of this family too: they go where they are ticked one by one
 */
export function EraseButton({ suggested }: { suggested?: readonly RecordLine[] }) {
  const translate = useTranslate();
  const notify = useNotifyText();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const name = useRecordName();
  const person = useRecordContext<Person>();
  const [asking, setAsking] = useState(false);
  const asked = person?.dataRequests.find(({ kind, status }) => kind === 'erasure' && status === 'open');

  const isErased = useRef(false);
  useEffect(
    () => () => {
      // What this page itself had read, once it is left.
      if (isErased.current) setTimeout(() => queries.removeQueries({ type: 'inactive' }));
    },
    [queries],
  );

  const erase = async (records: readonly string[], values: object) => {
    const body = JSON.stringify({ ...values, ...listOf(records) });
    const path = suggested ? 'families' : 'people';
    const answer = await httpClient(`/${path}/${person?.id}/erase`, { method: 'POST', body });
    // Leaving the page asks about a dialog in which something is typed: it closes first.
    flushSync(() => setAsking(false));
    isErased.current = true;
    // Nothing about this person stays on any list that was read before. What is on the screen is read no more.
    queries.removeQueries({ type: 'inactive' });
    redirect('list', suggested ? 'family-list' : 'people-list');
    void queries.invalidateQueries({ queryKey: ['dashboard'] });
    const { erased } = answer.json as { erased: Record<string, number> };
    const count = Object.values(erased).reduce((sum, each) => sum + each, 0);
    notify(translate('resources.people-list.erased', { smart_count: count }), 'success');
  };

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('resources.people-list.erase')}
      </Button>
      {asking && person && (
        <RecordsDialog
          title={translate('resources.people-list.eraseTitle', { name })}
          text={translate('resources.people-list.eraseText')}
          rules={ERASURE_FIELDS}
          {...(asked && {
            defaults: {
              reason: translate('resources.people-list.asked', {
                reference: asked.reference,
                day: day(asked.receivedAt),
              }),
            },
          })}
          submit="resources.people-list.eraseSubmit"
          failed="resources.people-list.eraseFailed"
          warning
          person={person}
          lines={person.records}
          {...(suggested && { suggested })}
          send={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
