import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  id: string;
  title: string;
  text?: string;
  /** What the button says that opens the form. */
  action: string;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  /** Said after something was saved. */
  saved?: string | undefined;
  children?: ReactNode;
  form: ReactNode;
}

/** A part of the account with a form that opens in place. The focus follows: into the form, and back to its button. */
export function OpenSection({ id, title, text, action, isOpen, onOpen, saved, children, form }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
    else if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      {children}
      <p role="status" className={saved ? 'saved' : undefined}>
        {saved}
      </p>
      {isOpen ? (
        form
      ) : (
        <button type="button" ref={button} className="button quiet" onClick={() => onOpen(true)}>
          {action}
        </button>
      )}
    </section>
  );
}
