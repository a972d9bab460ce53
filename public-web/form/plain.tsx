import type { ReactNode } from 'react';

interface PlainFormProps {
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
}

/** A form whose page keeps the answers itself; `Form` says why it is sent like this. */
export function PlainForm({ onSubmit, className = 'form', children }: PlainFormProps) {
  return (
    <form
      className={className}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface PlainFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Also true where the error stands elsewhere. */
  isWrong?: boolean;
  /** The control, with its id and its ARIA attributes. */
  children: (props: ControlProps) => ReactNode;
}

/** A question of a `PlainForm`. */
export function PlainField({ id, label, hint, error, isWrong = error !== undefined, children }: PlainFieldProps) {
  const [hintId, errorId] = [hint && `${id}-hint`, error && `${id}-error`];
  return (
    <div className={isWrong ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': isWrong || undefined,
      })}
    </div>
  );
}
