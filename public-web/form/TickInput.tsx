import { FieldNotes, Label } from './FieldFrame.js';
import { useField } from './FormContext.js';

export const TICKED = 'yes';

interface Props {
  name: string;
  /** Hears of the tick after it was noted. */
  onTick?: (ticked: boolean) => void;
}

/** One sentence to agree to. */
export function TickInput({ name, onTick }: Props) {
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
          onChange={({ target }) => {
            form.answer(name, target.checked ? TICKED : '');
            onTick?.(target.checked);
          }}
          {...aria}
        />
        <label htmlFor={name}>
          <Label name={name} />
        </label>
      </div>
    </div>
  );
}
