import { useRecordContext } from 'react-admin';
import { moment } from './formats';

/** When a record came in. */
export function ReceivedAt() {
  return moment(useRecordContext<{ id: string; createdAt: string }>()?.createdAt);
}
