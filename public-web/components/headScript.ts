/**
 * Runs in the head, before the first paint: applies the chosen theme, makes room for the line with the account, and redirects
 * a first visitor to the language of their browser. Only from English addresses: `/si/…` was asked for. Only if it can store that it did, so that nobody is
 * redirected twice. It is inlined into the page, so it has no imports.
 */
export function headScript(languages: readonly string[]): void {
  const root = document.documentElement;
  const known = (language: string | null | undefined) => languages.find((one) => one === language);
  try {
    const theme = localStorage.getItem('theme');
    const chosen = theme === 'light' || theme === 'dark' ? theme : undefined;
    if (chosen) root.dataset['theme'] = chosen;
    // So that the empty window has the right colour before the styles arrive.
    root.style.colorScheme = chosen ?? 'light dark';

    const url = new URL(location.href);
    // A page that stands in for another has no scripts: that line never comes.
    const hasLine = root.dataset['fallback'] === undefined && !url.pathname.endsWith('/login');
    if (hasLine && localStorage.getItem('token')) root.dataset['signedIn'] = '';
    const here = known(url.pathname.split('/')[1]) ?? 'en';
    const asked = known(url.searchParams.get('lang'));
    const kept = known(localStorage.getItem('language'));
    const browsers = navigator.languages.map((tag) => known(tag.toLowerCase().split('-')[0])).find(Boolean);
    const wanted = asked ?? (here === 'en' ? (kept ?? browsers) : here) ?? here;
    if (asked || (!kept && wanted !== here)) localStorage.setItem('language', wanted);
    if (wanted === here) return;

    url.searchParams.delete('lang');
    // An address that starts with two slashes is another site's.
    const page = (here === 'en' ? url.pathname : url.pathname.slice(3)).replace(/^\/+/, '/');
    url.pathname = wanted === 'en' ? page : `/${wanted}${page === '/' ? '' : page}`;
    root.hidden = true;
    addEventListener('pageshow', () => (root.hidden = false));
    location.replace(url);
  } catch {
    // No storage: the page stays as requested.
  }
}

/**
 * Remembers a press on a form's button before hydration (`submittedBeforeHydration`): on a slow connection the page is
 * read and filled in long before its script has arrived. React handles clicks on the document, so a click that reaches
 * the window unhandled came before hydration.
 */
export function queueEarlySubmit(): void {
  addEventListener('submit', (event) => {
    // The buttons that close a dialog are forms as well.
    if (event.defaultPrevented || (event.target as Element).closest('dialog')) return;
    event.preventDefault();
    // With a hash another step of the form will be shown, for which this press was not meant.
    if (location.hash === '') (event.target as HTMLElement).dataset['submittedEarly'] = '';
  });
}

/**
 * Starts the service worker when the page is there, and tells it of each page that is opened, also of those that the
 * router opens without a navigation.
 */
export function keepVisitedPages(): void {
  // Not over plain http.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const tell = () => {
    void serviceWorker.ready.then(({ active }) => active?.postMessage(location.pathname));
  };
  addEventListener('load', () => {
    serviceWorker.register('/service-worker.js').then(tell, () => undefined);
  });
  // Where it is unknown, only pages opened by a navigation are kept.
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', tell);
}

/**
 * Lets a page that is opened for the first time be laid out as far as it is seen (`home.css`), until it is loaded. A page
 * that is reloaded, or that somebody goes back to, is whole at once: where they read depends on the height of all above it.
 */
export function deferBelowTheFold(): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  dataset['loading'] = '';
  addEventListener('load', () => delete dataset['loading']);
}

/** Whether a form's button was pressed before hydration; true once only. */
export function submittedBeforeHydration({ dataset }: HTMLFormElement): boolean {
  const submitted = dataset['submittedEarly'] !== undefined;
  delete dataset['submittedEarly'];
  return submitted;
}
