import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { SWC } from './swc.mjs';

const isTypeScript = (/** @type {string} */ url) => /\.ts(?:\?|$)/.test(url);

/** TypeScript is imported by the name of what it becomes. */
export async function resolve(specifier, context, next) {
  const own = { ...context, conditions: [...context.conditions, 'source'] };
  if (!isTypeScript(context.parentURL ?? '') || !/^\.{1,2}\/.*\.js$/.test(specifier)) return next(specifier, own);
  return next(specifier.replace(/\.js$/, '.ts'), own).catch(() => next(specifier, own));
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...SWC, filename, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
