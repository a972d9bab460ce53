import { useId, type ReactNode, type Ref } from 'react';
import { Contacts } from './Contacts.js';

interface Props {
  ref: Ref<HTMLDialogElement>;
  title: string;
  text: string;
  close: string;
  /** What this opening of it is about. */
  children?: ReactNode;
}

/** The browser's own modal: it keeps the focus inside, closes with Escape and gives the focus back. */
export function ContactDialog({ ref, title, text, close, children }: Props) {
  const heading = useId();
  return (
    <dialog ref={ref} aria-labelledby={heading}>
      <form method="dialog" className="stack">
        <h2 id={heading}>{title}</h2>
        {children}
        <p>{text}</p>
        <Contacts />
        <button className="button">{close}</button>
      </form>
    </dialog>
  );
}
