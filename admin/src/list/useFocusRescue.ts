import { useEffect, useRef, type FocusEvent } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

const ROW = '[data-row]';

/**
 * A focused row can disappear: deleted, or decided and so filtered out. The focus then moves to the row that took its
 * place, or to the heading, instead of being lost.
 */
export function useFocusRescue() {
  const { data = [] } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id).join();
  const box = useRef<HTMLDivElement>(null);
  /** Whether the focus is in the list or one of its dialogs, and in which row it was last. */
  const inside = useRef(false);
  const index = useRef(-1);

  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const rows = box.current?.querySelectorAll(ROW) ?? [];
    const row = rows[Math.min(index.current, rows.length - 1)];
    // Never a button that decides at once: a second press would decide about another record.
    const target =
      row?.querySelector<HTMLElement>('button:not([data-decides]), select') ??
      document.querySelector<HTMLElement>('h1');
    target?.focus();
  }, [ids]);

  // Dialogs are portals: React's events bubble from them too.
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest(ROW);
    inside.current = true;
    if (row) index.current = [...(box.current?.querySelectorAll(ROW) ?? [])].indexOf(row);
  };
  // Moving the focus out of the list ends the watch; a removed or disabled element sends no such event.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null && target.closest(ROW)) inside.current = false;
  };
  return { ref: box, onFocus, onBlur };
}
