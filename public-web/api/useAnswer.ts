import { useEffect, useState } from 'react';
import { send, type Outcome } from './send.js';

interface Asked<T> {
  answer: Outcome<T> | undefined;
  retry: () => void;
}

/** The response to a GET, sent once the page is hydrated; `undefined` while it is fetched. */
export function useAnswer<T>(path: string, token?: string): Asked<T> {
  const [answer, setAnswer] = useState<Outcome<T>>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    void send<T>('GET', path, { token }).then((result) => {
      if (!left) setAnswer(result);
    });
    return () => {
      left = true;
    };
  }, [path, token, tries]);

  function retry() {
    setAnswer(undefined);
    setTries((count) => count + 1);
  }

  return { answer, retry };
}
