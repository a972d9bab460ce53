import { useEffect } from 'react';
import { titleOf } from './head.js';

/** The tab's title while it says more than the page's own: an error, a step. */
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
