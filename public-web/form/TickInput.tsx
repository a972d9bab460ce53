import { FieldNotes, Label } from './FieldFrame.js';
import { useField } from './FormContext.js';

export const TICKED = 'yes';

/** One sentence to agree to. */
export function TickInput({ name }: { name: string }) {
  const { form, value, aria, error } = useField(name);
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <FieldNotes name={name} />
      <div className="choice">
        <input
          id={name}
          type="checkbox"
          name={name}
          value={TICKED}
          checked={value === TICKED}
          onChange={(event) => form.answer(name, event.target.checked ? TICKED : '')}
          {...aria}
        />
        <label htmlFor={name}>
          <Label name={name} />
        </label>
      </div>
    </div>
  );
}
