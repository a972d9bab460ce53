import { readdirSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';

/** Suffix of a precompressed copy → the name of its encoding. The smaller one comes first. */
const COPIES = { '.br': 'br', '.gz': 'gzip' } as const;
type Suffix = keyof typeof COPIES;
const SUFFIXES = Object.keys(COPIES) as Suffix[];

/** One file of a built web app. */
export interface SiteFile {
  /** Below the app's folder, with slashes. */
  readonly name: string;
  readonly type: string;
  readonly copies: readonly Suffix[];
}

/** Every file of a built app by the path it is served at: the page behind `/AboutUs` is `AboutUs/index.html`. */
export function siteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name))));
  const files = new Map<string, SiteFile>();
  for (const path of names) {
    if (SUFFIXES.some((suffix) => path.endsWith(suffix)) || basename(path) === '404.html') continue;
    const name = path.split(sep).join('/');
    const file = { name, type: extname(name), copies: SUFFIXES.filter((suffix) => names.has(path + suffix)) };
    if (basename(name) !== 'index.html') files.set(`/${name}`, file);
    else {
      const address = `/${name.slice(0, -'index.html'.length)}`;
      files.set(address, file).set(address.replace(/(?<=.)\/$/, ''), file);
    }
  }
  return files;
}

/** The best copy this `Accept-Encoding` allows; none if the file itself is to be sent. */
export function copyFor({ copies }: SiteFile, accepted = ''): { suffix: Suffix; encoding: string } | undefined {
  const suffix = copies.find((copy) => new RegExp(`\\b${COPIES[copy]}\\b(?!;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted));
  return suffix && { suffix, encoding: COPIES[suffix] };
}
