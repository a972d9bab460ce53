import { useNotify, useRecordContext, useRefresh, useTranslate, useUpdate, type RaRecord } from 'react-admin';
import { HELD_MESSAGES } from '#contract/quarantine';
import { DecideButton } from '../../list/DecideButton';
import { useRowState } from '../../list/rowState';
import { useRecordName } from '../../list/useRecordName';
import { isGone } from '../../providers/failures';
import { saidWith } from '../../providers/said';
import { useFailureWords } from '../../providers/useFailureWords';

/** Sends one form on to where it belongs, after the server's yes. */
export function ReleaseButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useFailureWords();
  const name = useRecordName();
  const record = useRecordContext();
  const { setFailure } = useRowState();
  const [update, { isPending }] = useUpdate();

  const release = (): void => {
    if (!record || isPending) return;
    setFailure(undefined);
    void update(
      'quarantine',
      { id: record.id, data: {}, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: (released: RaRecord) => {
          notify(saidWith(released) ?? HELD_MESSAGES.released, { type: 'success' });
          refresh();
        },
        onError: (error) => {
          setFailure(words('resources.quarantine.releaseFailed', error));
          // Somebody else decided: the card goes, and the words with it.
          if (isGone(error)) refresh();
        },
      },
    );
  };
  return (
    <DecideButton
      variant="contained"
      label={translate(isPending ? 'resources.quarantine.releasing' : 'resources.quarantine.release')}
      about={translate('admin.actions.forRecord', { name })}
      aria-disabled={isPending}
      onDecide={release}
    />
  );
}
