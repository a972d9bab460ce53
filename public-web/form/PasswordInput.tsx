import { useState } from 'react';
import { Labelled } from './FieldFrame.js';
import { useField } from './FormContext.js';

/** Typed once, and seen when one wants to see it: no second box to type it again. */
export function PasswordInput({ name }: { name: string }) {
  const { form, rule, value, words, aria } = useField(name);
  const [shown, setShown] = useState(false);
  const fresh = rule.type === 'password' && rule.min > 1;
  return (
    <Labelled name={name}>
      <div className="password">
        <input
          id={name}
          name={name}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => form.answer(name, event.target.value)}
          {...aria}
        />
        <button
          type="button"
          className="button quiet"
          aria-label={shown ? words.hidePassword : words.showPassword}
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      </div>
    </Labelled>
  );
}
