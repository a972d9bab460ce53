import { LANGUAGES } from '#contract/pages';

/**
 * Runs in the head, before anything is drawn: puts on the chosen theme, and shows a first visitor the site in the
 * language of their browser. Only an English address is neutral; who asks for `/si/…` gets it. It moves only where it
 * can remember that it did, so nobody is sent anywhere twice. It is written into the page as text: no imports.
 */
function early(languages: readonly string[]): void {
  const root = document.documentElement;
  const known = (language: string | null | undefined) => languages.find((one) => one === language);
  try {
    const theme = localStorage.getItem('theme');
    const chosen = theme === 'light' || theme === 'dark' ? theme : undefined;
    if (chosen) root.dataset['theme'] = chosen;
    // The empty window before the styles come is of the right colour too.
    root.style.colorScheme = chosen ?? 'light dark';

    const { pathname, search, hash } = location;
    const here = known(pathname.split('/')[1]) ?? 'en';
    const query = new URLSearchParams(search);
    const asked = known(query.get('lang'));
    const kept = known(localStorage.getItem('language'));
    const browsers = navigator.languages.map((tag) => known(tag.toLowerCase().split('-')[0])).find(Boolean);
    const wanted = asked ?? (here === 'en' ? (kept ?? browsers) : here) ?? here;
    if (asked || (!kept && wanted !== here)) localStorage.setItem('language', wanted);
    if (wanted === here) return;

    query.delete('lang');
    const page = here === 'en' ? pathname : pathname.slice(3);
    const rest = query.toString().replace(/^(?=.)/, '?');
    const path = wanted === 'en' ? page || '/' : `/${wanted}${page === '/' ? '' : page}`;
    root.hidden = true;
    addEventListener('pageshow', () => (root.hidden = false));
    location.replace(path + rest + hash);
  } catch {
    // Storage is closed to us: the page stays as it was asked for.
  }
}

/**
 * A press on a form's button before the page is awake is kept for it (`pressedEarly`): on a slow line the page is read
 * and filled in long before its script has come. React answers a press on the document, so what reaches the window
 * unanswered came too early.
 */
function keepPress(): void {
  addEventListener('submit', (event) => {
    // The buttons that close a dialog are forms as well.
    if (event.defaultPrevented || (event.target as Element).closest('dialog')) return;
    event.preventDefault();
    // With a hash another step of the form is going to be shown: this press was not meant for that one.
    if (location.hash === '') document.documentElement.dataset['pressed'] = '';
  });
}

/** Whether a form's button was pressed before the page was awake; told once. */
export function pressedEarly(): boolean {
  const { dataset } = document.documentElement;
  const pressed = dataset['pressed'] !== undefined;
  delete dataset['pressed'];
  return pressed;
}

/** The text of the scripts: made while the pages are, and no part of the browser's build. */
export const EARLY_SCRIPT = import.meta.env.SSR
  ? `(${keepPress.toString()})();(${early.toString()})(${JSON.stringify(LANGUAGES)})`
  : '';
