import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useLanguage, useTexts } from '../messages/useTexts.js';

/** Pages that load faster show no message. */
const LOADING_DELAY_MS = 300;

function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}

/** The site's one polite live region: a slow page, and a change of language. */
export function Status() {
  const t = useTexts('site');
  const language = useLanguage();
  const { key } = useLocation();
  const last = useRef(language);
  const [changed, setChanged] = useState(false);
  const slow = useSlow(useNavigation().state === 'loading');

  // With the next page it goes: after "Loading…" it would be said again.
  useEffect(() => {
    setChanged(last.current !== language);
    last.current = language;
  }, [key, language]);

  return (
    <p role="status" className={slow ? 'waiting' : 'hidden-text'}>
      {slow ? t.loading : changed && t.nowInLanguage}
    </p>
  );
}
