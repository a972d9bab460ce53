import { useEffect } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/** The statuses in which something waits for a decision, in small letters. */
const WAITING: readonly unknown[] = ['pending', 'new', 'open'];

/**
 * Whether a decision took a record out of what the list is narrowed to. It stays in the list, as the cache has it, until
 * the list is read again.
 */
export function useHasLeft(): (record: RaRecord) => boolean {
  const list = useListContext();
  const { status, due, toTell } = { ...list.filter, ...list.filterValues } as Record<string, unknown>;
  return (record) => {
    if (list.isPlaceholderData || typeof record.status !== 'string') return false;
    if (status && ![status].flat().includes(record.status)) return true;
    if (due && !WAITING.includes(record.status.toLowerCase())) return true;
    return Boolean(toTell) && record.toTell === false;
  };
}

/** Reads the list again once all records of its page are decided: the next ones move up. */
export function useNextRecords(): void {
  const { data = [], total = 0, refetch } = useListContext<RaRecord>();
  const hasLeft = useHasLeft();
  const isWorkedOff = data.length > 0 && total > data.length && data.every(hasLeft);
  useEffect(() => {
    if (isWorkedOff) void refetch();
  }, [isWorkedOff, refetch]);
}
