import { useNotify, useRefresh } from 'react-admin';
import { useAction } from '../../form/useAction';
import { httpClient } from '../../providers/http';

interface Sent {
  readonly path: string;
  readonly body: object;
}

/** Sends one change of a family, and shows what is now there. */
export function useFamilyAction(done: string, failed: string, onDone?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const send = ({ path, body }: Sent) => httpClient(path, { method: 'POST', body: JSON.stringify(body) });
  return useAction(`resources.family-list.${failed}`, send, () => {
    notify(`resources.family-list.${done}`, { type: 'success' });
    refresh();
    onDone?.();
  });
}
