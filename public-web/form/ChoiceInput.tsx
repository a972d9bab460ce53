import { Grouped } from './Field.js';
import { useField } from './FormContext.js';

/** Few values, all in sight: radio buttons. The first one carries the field's id, the summary leads there. */
export function ChoiceInput({ name, values }: { name: string; values: readonly string[] }) {
  const { form, value, error } = useField(name);
  return (
    <Grouped name={name}>
      {values.map((option, place) => {
        const id = place === 0 ? name : `${name}-${option}`;
        return (
          <div key={option} className="choice">
            <input
              id={id}
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              aria-invalid={error ? true : undefined}
              onChange={() => form.answer(name, option)}
            />
            <label htmlFor={id}>{form.plan.options?.[name]?.[option] ?? option}</label>
          </div>
        );
      })}
    </Grouped>
  );
}
