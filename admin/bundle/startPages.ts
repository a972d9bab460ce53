import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A chunk and all that it cannot start without. */
function needs(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const other of chunk.imports) needs(bundle, other, found);
  return found;
}

function chunkOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(`/${module}/index.ts`)),
  );
  if (!found) throw new Error(`No chunk for ${module}: see startPages in vite.config.ts`);
  return found.fileName;
}

/** Runs in the page, before the app's own code is there. */
const script = (files: readonly string[], pages: Record<string, number[]>): string =>
  `{const files=${JSON.stringify(files)},pages=${JSON.stringify(pages)};` +
  `for(const i of pages[location.pathname]??[])document.head.append(` +
  `Object.assign(document.createElement("link"),{rel:"modulepreload",href:"/"+files[i]}))}`;

/**
 * The app is one HTML for every address, and its code learns late which page to fetch: on a slow line a second wait after
 * the first. A script in the head asks for the code of the address at once.
 * @param modules the folder, below admin/src, whose index.ts shows an address
 */
export function startPages(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'start-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const atHand = needs(bundle, entry?.fileName ?? '');
        const files: string[] = [];
        const indexOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
        const pages = Object.entries(modules).map(([path, module]) => {
          const missing = [...needs(bundle, chunkOf(bundle, module))].filter((file) => !atHand.has(file));
          return [path, missing.map(indexOf)] as const;
        });
        return [{ tag: 'script', children: script(files, Object.fromEntries(pages)), injectTo: 'head' }];
      },
    },
  };
}
