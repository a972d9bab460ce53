import { useTexts } from '../messages/useTexts.js';

/** For a fault of our own, or a page that could not be fetched: plain words and a way on. */
export function CrashPage() {
  const t = useTexts('site');
  return (
    <div className="page narrow">
      <h1 tabIndex={-1}>{t.crashTitle}</h1>
      <p>{t.crashText}</p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {t.reload}
      </button>
    </div>
  );
}
