import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { build } from 'vite';
import { routes } from './page.mjs';

/**
 * Builds the minimal page with Vite's own settings and prerenders it.
 * @param {string} folder
 */
export async function buildMinimal(folder) {
  const { output } = /** @type {{ output: { fileName: string }[] }} */ (
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        target: ['chrome100', 'safari15.4', 'firefox100'],
        rolldownOptions: { input: join(import.meta.dirname, 'client.mjs') },
      },
    })
  );
  const { dataRoutes, ...handler } = createStaticHandler(routes);
  const context = await handler.query(new Request('http://localhost/minimal'));
  const router = createStaticRouter(dataRoutes, context);
  const body = renderToString(h(StaticRouterProvider, { router, context, hydrate: false }));
  const script = `<script type="module" src="/${output[0]?.fileName}"></script>`;
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hello</title>';
  const page = `<!DOCTYPE html><html lang="en"><head>${head}${script}</head><body><div id="root">${body}</div></body></html>`;
  writeFileSync(join(folder, 'minimal.html'), page);
}
