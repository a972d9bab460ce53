import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { documentedPath } from '../site.js';

/**
 * After a change of page the focus goes to its heading, which a screen reader then reads once; after "back" it returns
 * to the link that was followed. A change of language keeps the page, and so the focus stays where it is.
 */
export function useRouteFocus(): void {
  const { pathname, key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const page = documentedPath(pathname);
  const shown = useRef({ page, key });
  const followed = useRef(new Map<string, string>());

  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // By its name: several links may lead to the same page.
      if (link) followed.current.set(shown.current.key, link.textContent);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);

  useEffect(() => {
    const changed = shown.current.page !== page;
    shown.current = { page, key };
    if (!changed) return;
    const name = back && followed.current.get(key);
    const link = name && [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === name);
    const target = link || document.querySelector('main h1');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [page, key, back]);
}
