import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router';
import { useTexts } from '../messages/useTexts.js';

/** Browsers' messages when a file cannot be loaded: "Failed to fetch", "Importing a module script failed", … */
const NOT_FETCHED = /fetch|import|network|load/i;

/** The error boundary: a bug of ours, or a page that could not be fetched. */
export function CrashPage() {
  const t = useTexts('site');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const error = useRouteError();
  const isNetworkError = error instanceof TypeError && NOT_FETCHED.test(error.message);
  return (
    <div className="page narrow">
      <h1 tabIndex={-1} ref={heading}>
        {isNetworkError ? t.farTitle : t.crashTitle}
      </h1>
      <p>{isNetworkError ? t.farText : t.crashText}</p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {t.reload}
      </button>
    </div>
  );
}
