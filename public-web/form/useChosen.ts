import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Answers } from './answers.js';
import type { useForm } from './useForm.js';

/**
 * What was chosen or typed on the page that led here is answered already, whatever an older draft says. After a reload
 * the draft has it, with what was changed since.
 * @param chosen answers by field; an empty one was not chosen
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
