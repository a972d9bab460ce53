import { useLocation } from 'react-router';
import type { Language } from '#contract/pages';
import latin from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2?url';
import sinhala from '@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff2?url';
import tamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2?url';
import { languageOf } from '../site.js';

const BODY_FONT = { en: latin, si: sinhala, ta: tamil } as const satisfies Record<Language, string>;

/** Only the body font of the script shown: it is on every page, and fetched a step earlier this way. */
export function FontPreloads() {
  const font = BODY_FONT[languageOf(useLocation().pathname)];
  return <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />;
}
