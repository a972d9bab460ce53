import { useEffect, useRef, type FocusEvent } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

const ROW = '[data-row]';

/**
 * A row can vanish under the focus: deleted, or decided and so no longer in a filtered list. The focus then goes to the
 * row that took its place, or to the heading, instead of being lost at the top of the page.
 */
export function useFocusRescue() {
  const { data = [] } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id).join();
  const box = useRef<HTMLDivElement>(null);
  const index = useRef(-1);

  useEffect(() => {
    if (index.current < 0 || document.activeElement !== document.body) return;
    const rows = box.current?.querySelectorAll(ROW) ?? [];
    const row = rows[Math.min(index.current, rows.length - 1)];
    // Never on a button that decides at once: a second press would decide another record.
    const target =
      row?.querySelector<HTMLElement>('button:not([data-decides]), select') ??
      document.querySelector<HTMLElement>('h1');
    target?.focus();
  }, [ids]);

  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest(ROW);
    const rows = [...(box.current?.querySelectorAll(ROW) ?? [])];
    if (row) index.current = rows.indexOf(row);
  };
  // Leaving the list on purpose ends the watch; an element that was removed does not tell.
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget === null) index.current = -1;
  };
  return { ref: box, onFocus, onBlur };
}
