import { useEffect, useState } from 'react';
import { send, type Outcome } from './send.js';

interface Asked<T> {
  answer: Outcome<T> | undefined;
  retry: () => void;
}

/** The response to a GET, sent once the page is hydrated; `undefined` while it is fetched. */
export function useAnswer<T>(path: string, token?: string): Asked<T> {
  const [found, setFound] = useState<{ path: string; token: string | undefined; answer: Outcome<T> }>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    void send<T>('GET', path, { token }).then((answer) => {
      if (!left) setFound({ path, token, answer });
    });
    return () => {
      left = true;
    };
  }, [path, token, tries]);

  function retry() {
    setFound(undefined);
    setTries((count) => count + 1);
  }

  const isAsked = found?.path === path && found.token === token;
  return { answer: isAsked ? found.answer : undefined, retry };
}
