import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a heading that replaces a form once it is sent: it takes the focus, so that it is read out.
 * The second tap of a double tap is ignored, because another control may now be in the button's place. A layout effect,
 * so that no tap can come in between.
 */
export function useFocusedHeading({ preventScroll = false }: FocusOptions = {}): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
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

/** For what goes from the page while it may have the focus, which then moves to the page's heading. */
export function useHandedOnFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (part?.contains(document.activeElement)) focusPageHeading();
    };
  }, []);
  return ref;
}

interface DoneProps {
  title: string;
  text: string;
  children?: ReactNode;
  /** Of a message that is no success. */
  className?: string;
}

/** A message, of success by default. It takes the focus each time, so that it is read out and in view. */
export function Done({ title, text, children, className = 'thanks' }: DoneProps) {
  const part = useHandedOnFocus<HTMLDivElement>();
  const heading = useFocusedHeading();
  return (
    <div ref={part} className={className}>
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

interface TryAgainProps {
  onRetry: () => void;
  className?: string;
  children: ReactNode;
}

/** Asks again for what could not be fetched. */
export function TryAgain({ onRetry, className = 'button', children }: TryAgainProps) {
  const ref = useHandedOnFocus<HTMLButtonElement>();
  return (
    <button type="button" ref={ref} className={className} onClick={onRetry}>
      {children}
    </button>
  );
}

/** For when what had the focus is gone from the page. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
