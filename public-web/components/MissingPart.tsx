import type { Catalogue } from '../messages/catalogue.js';
import { useTexts } from '../messages/useTexts.js';

/** Browsers' messages, and Vite's, when a part of the site cannot be loaded: "Failed to fetch dynamically imported module", … */
const MISSING = /imported module|importing a module|preload css/i;

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}

/** Title and text for it: without a connection anything may be missing, with one it is what a new version has replaced. */
export function wordsOfMissing(t: Catalogue['site']): readonly [title: string, text: string] {
  return navigator.onLine ? [t.newVersionTitle, t.newVersionText] : [t.farTitle, t.farText];
}

/** In place of a part of the page that could not be loaded. */
export function MissingPart() {
  return (
    <div className="stack" role="status">
      <p>{wordsOfMissing(useTexts('site')).join('. ')}</p>
      <ReloadButton />
    </div>
  );
}

export function ReloadButton() {
  const { reload } = useTexts('site');
  return (
    <div>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
    </div>
  );
}
