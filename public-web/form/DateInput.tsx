import { dateFrom, datePartsOf } from './answers.js';
import { Grouped } from './FieldFrame.js';
import { useField } from './FormContext.js';

const PARTS = ['day', 'month', 'year'] as const;

/** Three boxes to type in: no calendar to fight with, and a date can be read out over the phone. */
export function DateInput({ name }: { name: string }) {
  const { form, value, words, error } = useField(name);
  const parts = datePartsOf(value);
  return (
    <Grouped name={name}>
      <div className="date">
        {PARTS.map((part) => {
          const id = part === 'day' ? name : `${name}-${part}`;
          return (
            <div key={part}>
              <label htmlFor={id}>{words[part]}</label>
              <input
                id={id}
                className={part}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={parts[part]}
                aria-invalid={error ? true : undefined}
                onChange={(event) => form.answer(name, dateFrom({ ...parts, [part]: event.target.value }))}
              />
            </div>
          );
        })}
      </div>
    </Grouped>
  );
}
