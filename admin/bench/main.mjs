import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compress, serve } from '../../public-web/bench/serve.mjs';
import { median, visit } from '../../public-web/bench/visit.mjs';
import { answerUsers, TOKEN } from './api.mjs';
import { buildAdmins } from './build.mjs';

const TARGETS = { script: 1.2, usable: 1.25 };
const CONTENDERS = [
  { path: '/user-list', control: '[data-row] button.MuiButton-outlined:not([data-decides])' },
  { path: '/minimal-admin/users', control: 'tbody button.MuiButton-root' },
];

/**
 * Our list of users and a minimal react-admin app's, measured alternately.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder for what is built
 * @param {number} rounds
 * @returns {Promise<string[]>} what is short of its target
 */
export async function benchAdmin(browser, folder, rounds) {
  const built = join(folder, 'admin');
  mkdirSync(built);
  const product = await buildAdmins(built);
  compress(built);
  const { origin, close } = await serve([product, built], (request, response) => {
    // The minimal app routes by itself below its page.
    if (request.url === '/minimal-admin/users') request.url = '/minimal-admin';
    return answerUsers(request, response);
  });
  const visits = CONTENDERS.map(() => []);
  try {
    for (let round = 0; round < rounds; round++)
      for (const [i, { path, control }] of CONTENDERS.entries())
        visits[i].push(await visit(browser, origin + path, control, { token: TOKEN }));
  } finally {
    close();
  }
  return say(visits);
}

/** @param {{ script: number, ready: number, answer: number }[][]} visits ours first */
function say(visits) {
  const [ours, least] = visits.map((all) => ({
    script: median(all.map(({ script }) => script)),
    usable: median(all.map(({ ready, answer }) => ready + answer)),
  }));
  const ratio = { script: ours.script / least.script, usable: ours.usable / least.usable };
  const kb = (bytes) => (bytes / 1000).toFixed(1);
  process.stdout.write(
    `/user-list of the admin, beside a minimal react-admin app\n` +
      `  JavaScript before the list ${kb(ours.script)} KB brotli, minimal ${kb(least.script)}: ${ratio.script.toFixed(2)}\n` +
      `  list usable ${ours.usable.toFixed(0)} ms, minimal ${least.usable.toFixed(0)}: ${ratio.usable.toFixed(2)}\n`,
  );
  return Object.entries(TARGETS)
    .filter(([what, target]) => ratio[what] > target)
    .map(([what, target]) => `  admin ${what} ${ratio[what].toFixed(2)} > ${target}`);
}
