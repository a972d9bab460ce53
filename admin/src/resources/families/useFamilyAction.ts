import { useNotify, useRefresh } from 'react-admin';
import { useAction } from '../../form/useAction';
import { call } from '../../providers/call';

interface Sent {
  readonly path: string;
  readonly body: object;
}

/** Sends one change of a family, and shows what is now there. */
export function useFamilyAction(done: string, failed: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const send = ({ path, body }: Sent) => call(path, { method: 'POST', body: JSON.stringify(body) });
  return useAction(`resources.family-list.${failed}`, send, () => {
    notify(`resources.family-list.${done}`, { type: 'success' });
    refresh();
  });
}
