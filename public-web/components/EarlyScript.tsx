import { LANGUAGES } from '#contract/pages';
import { early, keepPress } from './early.js';

/** The functions as text: made while the pages are, and no part of the browser's build. */
const EARLY_SCRIPT = import.meta.env.SSR
  ? `(${keepPress.toString()})();(${early.toString()})(${JSON.stringify(LANGUAGES)})`
  : '';

/** Runs in the head before anything is drawn. */
export function EarlyScript() {
  return <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} suppressHydrationWarning />;
}
