import { useEffect } from 'react';
import { titleOf } from './head.js';

/** Overrides the document title, as long as it is on the page: with an error, or a step. */
export function useTitle(prefix: string, page: string | readonly string[]): void {
  const plain = titleOf(...[page].flat());
  const title = prefix ? `${prefix} ${plain}` : plain;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // Unless another page has set its own.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
