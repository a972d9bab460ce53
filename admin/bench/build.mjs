import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const PRODUCT = join(import.meta.dirname, '../dist');

/**
 * The smallest react-admin app with a list of users, built with Vite's own settings, beside the page of ours.
 * @param {string} folder
 */
export async function buildAdmins(folder) {
  const { output } = /** @type {{ output: { fileName: string }[] }} */ (
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder, rolldownOptions: { input: join(import.meta.dirname, 'client.mjs') } },
    })
  );
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Users</title>';
  const script = `<script type="module" src="/${output[0]?.fileName}"></script>`;
  const page = `<!DOCTYPE html><html lang="en"><head>${head}${script}</head><body><div id="root"></div></body></html>`;
  writeFileSync(join(folder, 'minimal-admin.html'), page);
  copyFileSync(join(PRODUCT, 'index.html'), join(folder, 'user-list.html'));
  return PRODUCT;
}
