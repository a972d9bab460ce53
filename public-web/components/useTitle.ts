import { useEffect } from 'react';
import { titleOf } from './head.js';

/** Overrides the document title: with an error, or a step. */
export function useTitle(prefix: string, page: string | readonly string[]): void {
  const plain = titleOf(...[page].flat());
  const title = prefix ? `${prefix} ${plain}` : plain;
  useEffect(() => {
    document.title = title;
    return () => {
      // On unmount the title is restored, unless another page has set its own.
      if (document.title === title) document.title = plain;
    };
  }, [title, plain]);
}
