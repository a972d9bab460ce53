import { useTranslate } from 'react-admin';
import { PLAIN_LIST } from '../theme/boxes';
import { CountLink } from './CountLink';
import type { Queue } from './queues';

export const QUEUE_GRID = {
  ...PLAIN_LIST,
  maxWidth: 'none',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

/** A count, as a link to the list it counts. */
export function PendingItem({ resource, to, total, isSuspected }: Queue) {
  const translate = useTranslate();
  return (
    <CountLink to={to} total={total} tone="waiting">
      {translate(`dashboard.${isSuspected ? 'suspectedSpam' : 'waitingItems'}.${resource}`, { smart_count: total })}
    </CountLink>
  );
}
