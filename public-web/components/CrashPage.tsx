import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router';
import { useTexts } from '../messages/useTexts.js';
import { isMissingPart, ReloadButton, wordsOfMissing } from './MissingPart.js';

/** Browsers' messages when a file cannot be loaded: "Failed to fetch", "Load failed", … */
const NOT_FETCHED = /fetch|import|network|load/i;

/** The error boundary: a bug of ours, or a page that could not be fetched. */
export function CrashPage() {
  const t = useTexts('site');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const error = useRouteError();
  const isFar = error instanceof TypeError && NOT_FETCHED.test(error.message);
  const [title, text] = isMissingPart(error)
    ? wordsOfMissing(t)
    : isFar
      ? [t.farTitle, t.farText]
      : [t.crashTitle, t.crashText];
  return (
    <div className="page narrow">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p>{text}</p>
      <ReloadButton />
    </div>
  );
}
