import {
  DeleteWithConfirmButton,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { ReceivedAt } from '../fields/ReceivedAt';
import { Column } from '../list/Column';
import { useRowState } from '../list/rowState';
import { useRecordName } from '../list/useRecordName';
import { isGone, useErrorMessage, useNotifyText } from '../providers/errors';

/** `<DeleteWithConfirmButton>` by the record's name; its texts are `resources.{resource}.message` and `.notifications`. */
export function DeleteButton({ redirect: redirectTo }: { redirect?: 'list' }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyText = useNotifyText();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const message = useErrorMessage();
  const resource = useResourceContext() ?? '';
  const name = useRecordName();
  const { setFailure } = useRowState();
  const leave = (): void => {
    if (redirectTo) redirect(redirectTo, resource);
    // The row of the next page moves up, and the total changes.
    else refresh();
  };
  return (
    <DeleteWithConfirmButton
      variant="outlined"
      aria-label={`${translate('admin.actions.delete')} ${translate('admin.actions.forRecord', { name })}`}
      confirmColor="warning"
      mutationOptions={{
        onSuccess: () => {
          notify(`resources.${resource}.notifications.deleted`, { type: 'success' });
          leave();
        },
        onError: (error) => {
          const text = message(`resources.${resource}.deleteFailed`, error);
          if (!isGone(error)) {
            setFailure(text);
            return;
          }
          // Already deleted by somebody else: the row disappears, with its error.
          notifyText(text, 'warning');
          leave();
        },
      }}
    />
  );
}

/** The last columns of a list whose records are only read and deleted. */
export const RECEIVED_AND_DELETE = [
  <Column key="createdAt" source="createdAt" width={130}>
    <ReceivedAt />
  </Column>,
  <Column key="actions" source="actions" actions width={130}>
    <DeleteButton />
  </Column>,
];
