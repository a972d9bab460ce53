import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const DIST = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production');
const FILES: Readonly<Record<string, string>> = {
  'react-router': join(DIST, 'index.mjs'),
  'react-router/dom': join(DIST, 'dom-export.mjs'),
};

/** The package names only the router with its development warnings; visitors get the one without them. */
export function productionRouter(): Plugin {
  return {
    name: 'one-step:production-router',
    enforce: 'pre',
    apply: 'build',
    resolveId(id) {
      return this.environment.name === 'client' ? FILES[id] : undefined;
    },
  };
}
