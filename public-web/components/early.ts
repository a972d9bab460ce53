/**
 * Runs in the head, before anything is drawn: puts on the chosen theme, and shows a first visitor the site in the
 * language of their browser. Only an English address is neutral; who asks for `/si/…` gets it. It moves only where it
 * can remember that it did, so nobody is sent anywhere twice. It is written into the page as text: no imports.
 */
export function early(languages: readonly string[]): void {
  const root = document.documentElement;
  const known = (language: string | null | undefined) => languages.find((one) => one === language);
  try {
    const theme = localStorage.getItem('theme');
    const chosen = theme === 'light' || theme === 'dark' ? theme : undefined;
    if (chosen) root.dataset['theme'] = chosen;
    // The empty window before the styles come is of the right colour too.
    root.style.colorScheme = chosen ?? 'light dark';

    const url = new URL(location.href);
    const here = known(url.pathname.split('/')[1]) ?? 'en';
    const asked = known(url.searchParams.get('lang'));
    const kept = known(localStorage.getItem('language'));
    const browsers = navigator.languages.map((tag) => known(tag.toLowerCase().split('-')[0])).find(Boolean);
    const wanted = asked ?? (here === 'en' ? (kept ?? browsers) : here) ?? here;
    if (asked || (!kept && wanted !== here)) localStorage.setItem('language', wanted);
    if (wanted === here) return;

    url.searchParams.delete('lang');
    // Two slashes at the start of an address name another site.
    const page = (here === 'en' ? url.pathname : url.pathname.slice(3)).replace(/^\/+/, '/');
    url.pathname = wanted === 'en' ? page : `/${wanted}${page === '/' ? '' : page}`;
    root.hidden = true;
    addEventListener('pageshow', () => (root.hidden = false));
    location.replace(url);
  } catch {
    // Storage is closed to us: the page stays as it was asked for.
  }
}

/**
 * A press on a form's button before the page is hydrated is kept for it (`submittedBeforeHydration`): on a slow line the page is read
 * and filled in long before its script has come. React answers a press on the document, so what reaches the window
 * unanswered came too early.
 */
export function keepSubmit(): void {
  addEventListener('submit', (event) => {
    // The buttons that close a dialog are forms as well.
    if (event.defaultPrevented || (event.target as Element).closest('dialog')) return;
    event.preventDefault();
    // With a hash another step of the form is going to be shown: this press was not meant for that one.
    if (location.hash === '') document.documentElement.dataset['submittedEarly'] = '';
  });
}

/** Whether a form's button was pressed before the page was hydrated; told once. */
export function submittedBeforeHydration(): boolean {
  const { dataset } = document.documentElement;
  const submitted = dataset['submittedEarly'] !== undefined;
  delete dataset['submittedEarly'];
  return submitted;
}
