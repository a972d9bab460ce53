import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { swcOf } from './swc.mjs';

const isTypeScript = (/** @type {string} */ url) => /\.tsx?(?:\?|$)/.test(url);
const isSpec = (/** @type {string} */ url) => /spec\.tsx?\?/.test(url);
/** What Vite bundles and Node cannot import. */
const isAsset = (/** @type {string} */ specifier) => /\.(?:css|svg(?:\?url)?)$/.test(specifier);

const asset = "data:text/javascript,export default '/picture.svg';";
const setUp = { ts: new URL('each-spec.mjs', import.meta.url), tsx: new URL('component-spec.mjs', import.meta.url) };

/** TypeScript is imported by the name of what it becomes, or, where Vite bundles it, without an ending. */
export async function resolve(specifier, context, next) {
  const own = { ...context, conditions: [...context.conditions, 'source'] };
  if (isAsset(specifier)) return { url: asset, shortCircuit: true };
  if (!isTypeScript(context.parentURL ?? '') || !specifier.startsWith('.')) return next(specifier, own);
  const base = specifier.replace(/\.js$/, '');
  for (const candidate of [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`]) {
    const found = await next(candidate, own).catch(() => undefined);
    if (found) return found;
  }
  return next(specifier, own);
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const kind = filename.endsWith('.tsx') ? 'tsx' : 'ts';
  const { code } = await transform(await readFile(filename, 'utf8'), {
    ...swcOf(kind === 'tsx'),
    filename,
    sourceMaps: 'inline',
  });
  // The runner has no `setupFilesAfterEnv` for each file.
  const source = isSpec(url) ? `import '${setUp[kind].href}?${encodeURIComponent(url)}'; ${code}` : code;
  return { format: 'module', source, shortCircuit: true };
}
