import { useId, type ReactNode, type Ref } from 'react';

interface Props {
  ref: Ref<HTMLDialogElement>;
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal of the browser, its heading first and its way out in sight. */
export function CourseDialog({ ref, title, close, onClose, children }: Props) {
  const heading = useId();
  return (
    <dialog ref={ref} className="sheet" aria-labelledby={heading} onClose={onClose}>
      <div className="stack">
        <div className="sheet-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <form method="dialog">
            <button className="link-button">{close}</button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
