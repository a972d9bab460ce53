import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const DIST = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production');
const FILES: Readonly<Record<string, string>> = {
  'react-router': join(DIST, 'index.mjs'),
  'react-router/dom': join(DIST, 'dom-export.mjs'),
};

/**
 * Functions that run only where a server renders pages (routes found one by one, server components) or where somebody
 * measures the router. A prerendered site never calls them, but the bundler cannot know that.
 */
const NEVER_CALLED = [
  'useFogOFWarDiscovery',
  'getPatchRoutesOnNavigationFunction',
  'getPartialManifest',
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  'decodeRouteErrorResponseDigest',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
];

/**
 * The router's reader of a page's texts also promises its end, which nobody waits for. When another link is tapped while
 * the texts are coming, that promise fails and the browser reports an error that is none.
 */
const NEVER_AWAITED = ['done.reject(reason);', 'done: donePromise.then(() => reader.closed),'];

/**
 * The package names only the router with its development warnings; visitors get the one without them, and without what
 * they never call or wait for. An update of the router that renames one of those fails the build.
 */
export function productionRouter(): Plugin {
  return {
    name: 'one-step:production-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => FILES[id],
    transform: {
      filter: { code: /^function createRouter\(/m },
      handler(code) {
        const called = NEVER_CALLED.reduce((rest, name) => {
          const start = new RegExp(`^function ${name}\\([^()]*\\) \\{$`, 'm');
          if (!start.test(rest)) this.error(`The router has no function ${name} any more.`);
          return rest.replace(start, '$& return;');
        }, code);
        return NEVER_AWAITED.reduce((rest, part) => {
          if (!rest.includes(part)) this.error(`The router's reader has no ${part} any more.`);
          return rest.replace(part, '');
        }, called);
      },
    },
  };
}
