import { useEffect, useRef, type FocusEvent } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

const ROW = '[data-row]';

/**
 * When the focused row or button disappears, because the record was deleted or decided, the focus moves to the row now
 * in its place, or to the heading, instead of being lost.
 */
export function useFocusRescue() {
  const { data = [] } = useListContext<RaRecord>();
  const rows = data.map(({ id, status }) => `${id} ${String(status)}`).join();
  const box = useRef<HTMLDivElement>(null);
  /** Whether the focus is in the list or one of its dialogs, and in which row it was last. */
  const inside = useRef(false);
  const index = useRef(-1);

  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const shown = box.current?.querySelectorAll(ROW) ?? [];
    const row = shown[Math.min(index.current, shown.length - 1)];
    // Never a button that decides at once: a second press would decide another record.
    const target =
      row?.querySelector<HTMLElement>('button:not(.DecideButton)') ??
      row?.querySelector('select') ??
      document.querySelector<HTMLElement>('h1');
    target?.focus();
  }, [rows]);

  // Dialogs are portals: React's events bubble from them too.
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest(ROW);
    inside.current = true;
    if (row) index.current = [...(box.current?.querySelectorAll(ROW) ?? [])].indexOf(row);
  };
  // Moving the focus away fires `blur`; removing or disabling the focused element does not.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null && target.closest(ROW)) inside.current = false;
  };
  return { ref: box, onFocus, onBlur };
}
