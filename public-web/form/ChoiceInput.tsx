import { Grouped } from './FieldFrame.js';
import { useField } from './FormContext.js';

/** Few values, all in sight: radio buttons. The first one carries the field's id, the summary leads there. */
export function ChoiceInput({ name, values }: { name: string; values: readonly string[] }) {
  const { form, value } = useField(name);
  return (
    <Grouped name={name} role="radiogroup">
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
              onChange={() => form.answer(name, option)}
            />
            <label htmlFor={id}>{form.plan.options?.[name]?.[option] ?? option}</label>
          </div>
        );
      })}
    </Grouped>
  );
}
