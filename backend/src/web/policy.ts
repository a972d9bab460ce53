import type { Inline } from './pages.js';

const COMMON = {
  'default-src': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const;

function say(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** A prerendered page has its own files and the inline scripts and styles it was built with. */
export function publicPolicy({ scripts, styles }: Inline = { scripts: [], styles: [] }): string {
  return say({
    ...COMMON,
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'worker-src': ["'self'"],
  });
}

/** The service worker fetches the site's own pages and files, and no more. */
export const WORKER_POLICY = say({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });

/** The admin's styles are created in the browser: they carry this response's nonce. */
export function adminPolicy(nonce: string): string {
  const own = ["'self'", `'nonce-${nonce}'`];
  return say({
    ...COMMON,
    'script-src': own,
    'style-src': own,
  });
}
