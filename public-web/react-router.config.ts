import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { securityContacts, writeSearchFiles } from './bundle/searchFiles.js';
import { LANGUAGES } from '#contract/languages';
import { everyAddress, prefixOf } from './site.js';

export default {
  appDirectory: '.',
  ssr: false,
  prerender: everyAddress(),
  // Behaviour of the next major version, to ease the upgrade.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  /** A real 404 is a file the server sends with status 404; the single-page fallback would answer 200 for anything. The page for a device without a connection is one as well. */
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    for (const folder of LANGUAGES.map(prefixOf)) {
      for (const page of ['404', 'offline']) {
        await rename(join(client, folder, page, 'index.html'), join(client, folder, `${page}.html`));
        await rm(join(client, folder, page), { recursive: true });
        await rm(join(client, folder, `${page}.data`), { force: true });
      }
    }
    await rm(join(client, '__spa-fallback.html'), { force: true });
    await writeSearchFiles(client);
    await writeFile(join(reactRouterConfig.buildDirectory, 'security.txt'), securityContacts());
  },
} satisfies Config;
