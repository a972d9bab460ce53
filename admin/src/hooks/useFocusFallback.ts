import { useCallback, useRef, type FocusEvent } from 'react';

const PART = '[data-part]';
const ROW = '[data-row]';
const HEADING = ':is(h1, h2)[tabindex="-1"]';

/**
 * Props of a list, a section or a page. When what has the focus disappears from it, or is disabled, the row or card it
 * was in gets the focus, or the one that took its place, or the heading: never a button, which a second press would press.
 */
export function useFocusFallback() {
  const box = useRef<HTMLElement>(null);
  /** Whether the focus is in it, or in a dialog that was opened from it. */
  const inside = useRef(false);
  /** The part that sees to it: this one, or one within it, as long as that is there. */
  const holder = useRef<Element>(null);
  const index = useRef(-1);
  const handOver = useCallback(() => {
    const part = box.current;
    if (!part || !inside.current || document.activeElement !== document.body) return;
    if (holder.current !== part && holder.current?.isConnected) return;
    const rows = part.querySelectorAll<HTMLElement>(ROW);
    const heading = part.querySelector<HTMLElement>(HEADING) ?? document.querySelector('h1');
    (rows[Math.min(index.current, rows.length - 1)] ?? heading)?.focus({ preventScroll: true });
  }, []);
  const ref = useCallback(
    (part: HTMLElement | null) => {
      box.current = part;
      if (!part) return undefined;
      const observer = new MutationObserver(handOver);
      observer.observe(part, { childList: true, subtree: true });
      // A dialog that closes gives the focus back to what opened it, which may be gone.
      observer.observe(document.body, { childList: true });
      return () => observer.disconnect();
    },
    [handOver],
  );
  // Dialogs are portals: React's events bubble from them too.
  const onFocus = ({ target }: FocusEvent) => {
    const part = target.closest(PART);
    if (part) {
      holder.current = part;
      const row = target.closest(ROW);
      index.current = row ? [...part.querySelectorAll(ROW)].indexOf(row) : -1;
    }
    inside.current = true;
  };
  // Moving the focus away fires `blur`; removing the focused element does not. A button that is disabled fires it too, but
  // nobody has moved on.
  const onBlur = ({ target }: FocusEvent) => {
    if (target.matches(':disabled')) handOver();
    else inside.current = false;
  };
  return { ref, onFocus, onBlur, 'data-part': '' };
}
