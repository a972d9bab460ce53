import { useEffect } from 'react';
import { titleOf } from '../components/head.js';
import { useTexts } from '../messages/useTexts.js';
import type { FormState } from './useForm.js';

/** The tab's title while it says more than the page's own: an error, a step. */
export function useTitle(prefix: string, ...parts: string[]): void {
  const plain = titleOf(...parts);
  const title = prefix ? `${prefix} ${plain}` : plain;
  useEffect(() => {
    document.title = title;
    return () => {
      // A form that goes away takes its trouble along; the title of another page is left alone.
      if (document.title === title) document.title = plain;
    };
  }, [title, plain]);
}

/** A form's page says in its title that something is wrong, and stops saying it when it is put right. */
export function useFormTitle(form: FormState, title: string): void {
  const { errorPrefix } = useTexts('form');
  const refused = form.failure !== undefined || Object.keys(form.problems).length > 0;
  useTitle(refused ? errorPrefix : '', title);
}
