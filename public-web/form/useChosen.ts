import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Answers } from './answers.js';
import type { useForm } from './useForm.js';

/**
 * Fills in answers given on the previous page, which take precedence over an older draft. After a reload the draft has
 * them, with later changes.
 * @param chosen answers by field; empty ones are ignored
 */
export function useChosen(form: ReturnType<typeof useForm>, chosen: Answers): void {
  const { key } = useLocation();
  const isArrival = useNavigationType() === NavigationType.Push;
  const take = useEffectEvent(() => {
    for (const [name, value] of Object.entries(chosen)) if (value) form.answer(name, value);
  });
  useEffect(() => {
    if (form.hydrated && isArrival) take();
  }, [form.hydrated, isArrival, key]);
}
