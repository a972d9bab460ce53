import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../test/support/mail-server.js';
import { must } from './fault.js';
import { type Acknowledged, bookOnce, idOf, mustAllBeThere } from './support/bookings.js';
import { OpenLoop, percentile, type Sample } from './support/load.js';
import { startProduct, withProduct } from './support/product.js';
import { until } from './support/wait.js';

const BEHAVIOURS = ['accept', 'defer', 'cut', 'stall'] as const;
const ROUNDS = 8;
const PER_SECOND = 40;
/** What a killed process was sending is free again after its lease of two minutes. */
const ALL_SENT_WITHIN_MS = 300_000;

/** F20: the mail server refuses, stalls and cuts while bookings come in, and the product is killed between sending and writing that down. */
export async function mailAway(folder: string): Promise<string> {
  const server = await startMailServer();
  const settings = { SMTP_URL: server.url, MAIL_FROM: 'One Step <hello@onestep.test>' };
  const acknowledged: Acknowledged = new Map();
  const answered: Sample[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await startProduct({ folder, settings });
      server.behave(BEHAVIOURS[round % BEHAVIOURS.length] ?? 'accept');
      const load = new OpenLoop(PER_SECOND, 4, async (i) => {
        const child = `${round}-${i}`;
        const { status, body } = await bookOnce(product, child, child, {}, `parent${child}@family.test`);
        if (status === 201) acknowledged.set(idOf(body), child);
        return status;
      });
      await pause(1000 + Math.random() * 2000);
      await product.end('SIGKILL');
      answered.push(...(await load.stop()).filter(({ status }) => status === 201));
    }
    server.behave('accept');
    return await withProduct({ folder, settings }, async (product) => {
      const found = await mustAllBeThere(product, acknowledged);
      const unsent = () => {
        const sent = new Set(server.mails.map(({ to }) => to[0]));
        return [...acknowledged.values()].filter((child) => !sent.has(`parent${child}@family.test`));
      };
      await until('every message has left', ALL_SENT_WITHIN_MS, () => unsent().length === 0);
      const ids = new Map<string, string[]>();
      for (const { to, raw } of server.mails) {
        const id = /Message-ID: (\S+)/i.exec(raw)?.[1] ?? '';
        ids.set(to[0] ?? '', [...(ids.get(to[0] ?? '') ?? []), id]);
      }
      const most = Math.max(...[...ids.values()].map(({ length }) => length));
      must(most <= 2, `a message was sent ${most} times`);
      must(
        [...ids.values()].every((same) => new Set(same).size === 1),
        'a repeated message has another Message-ID',
      );
      const slowest = percentile(answered, 0.99);
      must(slowest < 1000, `bookings waited for the mail server: 99 % within ${Math.round(slowest)} ms`);
      const twice = [...ids.values()].filter(({ length }) => length === 2).length;
      return `${ROUNDS} kills, ${acknowledged.size} bookings acknowledged (${found} kept), each with its mail, ${twice} of them twice under one Message-ID; 99 % answered within ${Math.round(slowest)} ms`;
    });
  } finally {
    await server.close();
  }
}
