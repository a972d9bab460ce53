import { createContext, useContext } from 'react';
import { useTexts } from '../messages/useTexts.js';
import { problemText } from './problems.js';
import type { FormState } from './useForm.js';

export const FormContext = createContext<FormState | null>(null);

export function useFormContext(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside its form.');
  return form;
}

/** Everything one field shows; its ids all come from its name, so that the summary can link to it. */
export function useField(name: string) {
  const form = useFormContext();
  const words = useTexts('form');
  const templates = useTexts('faults');
  const { plan, problems } = form;
  const rule = plan.rules[name];
  const text = plan.texts[name];
  if (!rule || !text) throw new Error(`The form "${plan.id}" has no field "${name}".`);
  const problem = problems[name];
  const error = problem && problemText(rule, problem, text, { templates, known: words.known });
  const hintId = text.hint ? `${name}-hint` : '';
  const errorId = error ? `${name}-error` : '';
  return {
    form,
    words,
    rule,
    text,
    error,
    value: form.answers[name] ?? '',
    hintId,
    errorId,
    /** What assistive technology needs to hear with the control. */
    aria: {
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}
