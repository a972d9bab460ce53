import { useNotify, useRefresh } from 'react-admin';
import { useAction } from '../../form/useAction';
import { useErrorMessage, useNotifyText } from '../../providers/errors';
import { httpClient } from '../../providers/http';
import { isOutdated } from '../plans/requests';

interface Sent {
  readonly path: string;
  readonly body: object;
}

/** Sends one change of a family, and shows what is now there, also where a colleague was faster. */
export function useFamilyAction(done: string, failed: string, onDone?: () => void) {
  const notify = useNotify();
  const notifyText = useNotifyText();
  const errorMessage = useErrorMessage();
  const refresh = useRefresh();
  const failedKey = `resources.family-list.${failed}`;
  const send = ({ path, body }: Sent) =>
    httpClient(path, { method: 'POST', body: JSON.stringify(body) }).catch((error: unknown) => {
      if (isOutdated(error)) {
        // What was pressed may be gone then, and the note beside it.
        notifyText(errorMessage(failedKey, error), 'warning');
        refresh();
      }
      throw error;
    });
  return useAction(failedKey, send, () => {
    notify(`resources.family-list.${done}`, { type: 'success' });
    refresh();
    onDone?.();
  });
}
