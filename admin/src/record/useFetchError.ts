import { useRedirect } from 'react-admin';
import { useErrorMessage, useNotifyText } from '../providers/errors';
import type { ResourceName } from '../resources/table';

/** Goes to the list with a message when a record cannot be fetched. */
export function useFetchError(resource: ResourceName) {
  const notify = useNotifyText();
  const redirect = useRedirect();
  const message = useErrorMessage();
  return (error: Error): void => {
    notify(message('admin.record.failed', error), 'error');
    redirect('list', resource);
  };
}
