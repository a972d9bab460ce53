import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/**
 * For a heading that takes the place of a form once it is sent: it is given the focus, so that it is read.
 * The second press of a double tap was meant for the button that is gone:
 * it neither takes the focus away nor presses what has come under the finger.
 */
export function useArrival({ preventScroll = false }: FocusOptions = {}): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll });
    const nextPress = new AbortController();
    const drop = (event: MouseEvent) => {
      if (event.detail > 1) {
        event.preventDefault();
        event.stopPropagation();
      } else nextPress.abort();
    };
    for (const press of ['mousedown', 'click'] as const) {
      document.addEventListener(press, drop, { capture: true, signal: nextPress.signal });
    }
    return () => nextPress.abort();
  }, [preventScroll]);
  return heading;
}

/** Says that something was sent. It takes the focus each time, so that it is read and in view. */
export function Done({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useArrival();
  return (
    <div className="thanks">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
