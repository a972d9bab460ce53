import { useCallback, useRef } from 'react';

/**
 * When the button or form that has the focus goes from a section of a page, the section's heading gets it. The heading
 * is a child of the section and has `tabIndex={-1}`; the events are the section's.
 */
export function useFocusKept() {
  /** Whether the focus was in the section, or in a dialog of it, last. */
  const inside = useRef(false);
  const heading = useCallback((element: HTMLHeadingElement | null) => {
    const section = element?.parentElement;
    if (!section) return undefined;
    const observer = new MutationObserver(() => {
      if (inside.current && document.activeElement === document.body) element.focus();
    });
    observer.observe(section, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const onFocus = () => {
    inside.current = true;
  };
  // Moving the focus away fires `blur`; removing the focused element does not.
  const onBlur = () => {
    inside.current = false;
  };
  return { heading, events: { onFocus, onBlur } };
}
