import {
  DeleteWithConfirmButton,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useMutationFailure } from './useMutationFailure';
import { useRecordName } from './useRecordName';
import { isGone } from '../providers/errors';

/** `<DeleteWithConfirmButton>` by the record's name; its texts are `resources.{resource}.message` and `.notifications`. */
export function DeleteButton({ redirect: redirectTo, iconInTable }: { redirect?: 'list'; iconInTable?: true }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const fail = useMutationFailure();
  const resource = useResourceContext() ?? '';
  const name = useRecordName();
  const named = { recordRepresentation: name };
  return (
    <DeleteWithConfirmButton
      variant="outlined"
      title={translate('ra.action.delete')}
      className={iconInTable && 'icon-in-table'}
      aria-label={`${translate('ra.action.delete')} ${translate('admin.actions.forRecord', { name })}`}
      titleTranslateOptions={named}
      contentTranslateOptions={named}
      confirmColor="warning"
      mutationOptions={{
        onSuccess: () => {
          notify(`resources.${resource}.notifications.deleted`, { type: 'success' });
          if (redirectTo) redirect(redirectTo, resource);
          // The row of the next page moves up, and the total changes.
          else refresh();
        },
        onError: (error) => {
          if (redirectTo && isGone(error)) redirect(redirectTo, resource);
          void fail(error, { failed: `resources.${resource}.deleteFailed` });
        },
      }}
    />
  );
}
