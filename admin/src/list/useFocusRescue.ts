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
  /** The focus is in the list, or in a question that it asks; and in which row it was last. */
  const inside = useRef(false);
  const index = useRef(-1);

  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const rows = box.current?.querySelectorAll(ROW) ?? [];
    const row = rows[Math.min(index.current, rows.length - 1)];
    // Never on a button that decides at once: a second press would decide another record.
    const target =
      row?.querySelector<HTMLElement>('button:not([data-decides]), select') ??
      document.querySelector<HTMLElement>('h1');
    target?.focus();
  }, [ids]);

  // Questions stand elsewhere in the document: React's events come from them too.
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest(ROW);
    inside.current = true;
    if (row) index.current = [...(box.current?.querySelectorAll(ROW) ?? [])].indexOf(row);
  };
  // Leaving the list on purpose ends the watch; an element that was removed or disabled does not tell.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null && target.closest(ROW)) inside.current = false;
  };
  return { ref: box, onFocus, onBlur };
}
