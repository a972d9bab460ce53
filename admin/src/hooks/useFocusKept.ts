import { useCallback, useRef, type FocusEvent } from 'react';

const ROW = '[data-row]';
const HEADING = ':is(h1, h2)[tabindex="-1"]';

/**
 * The ref and events of a list, a section or a page. When what has the focus disappears from it, the row or card it was in gets the
 * focus, or the one that took its place, or the heading: never a button, which a second press would press.
 */
export function useFocusKept() {
  /** Whether the focus was in it, or in a dialog of it, last. */
  const inside = useRef(false);
  const index = useRef(-1);
  const box = useRef<HTMLElement>(null);
  const ref = useCallback((part: HTMLElement | null) => {
    box.current = part;
    if (!part) return undefined;
    const observer = new MutationObserver(() => {
      if (!inside.current || document.activeElement !== document.body) return;
      const rows = part.querySelectorAll<HTMLElement>(ROW);
      const heading = part.querySelector<HTMLElement>(HEADING) ?? document.querySelector('h1');
      (rows[Math.min(index.current, rows.length - 1)] ?? heading)?.focus({ preventScroll: true });
    });
    observer.observe(part, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  // Dialogs are portals: React's events bubble from them too.
  const onFocus = ({ target }: FocusEvent) => {
    inside.current = true;
    // A dialog belongs to the row it was opened from.
    if (!box.current?.contains(target)) return;
    const row = target.closest(ROW);
    index.current = row ? [...box.current.querySelectorAll(ROW)].indexOf(row) : -1;
  };
  // Moving the focus away fires `blur`; removing the focused element does not.
  const onBlur = () => {
    inside.current = false;
  };
  return { ref, onFocus, onBlur };
}
