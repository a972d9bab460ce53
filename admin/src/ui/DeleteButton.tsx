import {
  DeleteWithConfirmButton,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useRowState } from './rowState';
import { useRecordName } from './useRecordName';
import { isGone, useErrorMessage, useNotifyText } from '../providers/errors';

/** In a row with many buttons; the label stays the accessible name. */
const ICON_ONLY = { fontSize: '0 !important', '& .MuiButton-startIcon': { m: 0 } } as const;

/** `<DeleteWithConfirmButton>` by the record's name; its texts are `resources.{resource}.message` and `.notifications`. */
export function DeleteButton({ redirect: redirectTo, iconOnly }: { redirect?: 'list'; iconOnly?: true }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyText = useNotifyText();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const message = useErrorMessage();
  const resource = useResourceContext() ?? '';
  const name = useRecordName();
  const named = { recordRepresentation: name };
  const { setFailure } = useRowState();
  const leave = (): void => {
    if (redirectTo) redirect(redirectTo, resource);
    // The row of the next page moves up, and the total changes.
    else refresh();
  };
  return (
    <DeleteWithConfirmButton
      variant="outlined"
      {...(iconOnly && { title: translate('admin.actions.delete'), sx: ICON_ONLY })}
      aria-label={`${translate('admin.actions.delete')} ${translate('admin.actions.forRecord', { name })}`}
      titleTranslateOptions={named}
      contentTranslateOptions={named}
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
