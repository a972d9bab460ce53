import { useNotify, useRecordContext, useRefresh, useTranslate, useUpdate } from 'react-admin';
import { SUSPECTED_SPAM_MESSAGES } from '#contract/quarantine';
import { NamedButton } from '../../list/NamedButton';
import { useRowState } from '../../list/rowState';
import { useRecordName } from '../../list/useRecordName';
import { isGone, useErrorMessage, useNotifyText } from '../../providers/errors';

/** Releases one form to its list, pessimistically. */
export function ReleaseButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyText = useNotifyText();
  const refresh = useRefresh();
  const message = useErrorMessage();
  const name = useRecordName();
  const record = useRecordContext();
  const { setFailure } = useRowState();
  const [update, { isPending }] = useUpdate('held-back', { id: record?.id, data: {}, previousData: record });

  const release = (): void => {
    if (isPending) return;
    setFailure(undefined);
    void update(undefined, undefined, {
      onSuccess: () => {
        notify(SUSPECTED_SPAM_MESSAGES.released, {
          type: 'success',
          messageArgs: { _: SUSPECTED_SPAM_MESSAGES.released },
        });
        refresh();
      },
      onError: (error) => {
        const text = message('resources.held-back.releaseFailed', error);
        setFailure(text);
        if (!isGone(error)) return;
        // Already decided by somebody else: the card disappears, with its error.
        notifyText(text, 'warning');
        refresh();
      },
    });
  };
  return (
    <NamedButton
      variant="contained"
      label={translate(isPending ? 'resources.held-back.releasing' : 'resources.held-back.release')}
      about={translate('admin.actions.forRecord', { name })}
      aria-disabled={isPending}
      onDecide={release}
    />
  );
}
