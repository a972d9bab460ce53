import { COURSES, CREATE, LIST_FEW, LIST_MANY, type Logins, ONE, REPEAT, type Result } from './contests.js';
import type { Installation } from './installation.js';
import { PAGE_MANY, type Pages } from './pages.js';
import type { Figures } from './rounds.js';
import type { Start } from './starts.js';
import { megabytes, milliseconds, times } from './table.js';

const MB = 1024 * 1024;

/** Everything one run of the bench has found out. */
export interface Findings {
  readonly results: readonly Result[];
  readonly starts: { readonly bare: Start; readonly ours: Start };
  readonly peakRss: number;
  readonly page: Pages;
  readonly login: Logins;
  readonly installation?: Installation | undefined;
}

/** What the product must reach, beside what it did: printed for people to judge, asserted nowhere. */
export function mustReach({ results, starts, peakRss, page, login, installation }: Findings): string[][] {
  const found = (name: string): Result => {
    const result = results.find((each) => each.name === name);
    if (!result) throw new Error(`${name} was not measured.`);
    return result;
  };
  const speed = (name: string): number => ratio(found(name), ({ perSecond }) => perSecond);
  const few = found(LIST_FEW);
  const startRatio = starts.ours.readyAfterMs / starts.bare.readyAfterMs;
  const rows = [
    atLeast(`${LIST_FEW}, of bare`, 0.15, speed(LIST_FEW)),
    atLeast(`${LIST_MANY}, of that`, 0.8, found(LIST_MANY).ours.perSecond / few.ours.perSecond),
    atMost(`${PAGE_MANY}, CPU times among 100`, 1.25, page.many.cpu / page.few.cpu, times),
    atLeast(`${ONE}, of bare`, 0.2, speed(ONE)),
    atLeast(`${CREATE}, of bare`, 0.2, speed(CREATE)),
    atLeast(`${COURSES}, of bare`, 0.9, speed(COURSES)),
    row('304 on repeat', 'yes', results.some(({ name }) => name === REPEAT) ? 'yes' : 'no', true),
    atMost(
      'p99 of the list, times bare',
      10,
      ratio(few, ({ p99 }) => p99),
      times,
    ),
    atMost('event loop delay p99, 4 logins', 10, login.delay.p99, milliseconds),
    atMost('start, times bare', 3, startRatio, times),
    atMost('RSS idle', 160 * MB, starts.ours.idleRss, megabytes),
    atMost('RSS under load', 300 * MB, peakRss, megabytes),
  ];
  if (installation) {
    rows.push(
      atMost('production node_modules', 140 * MB, installation.productionBytes, megabytes),
      atMost('npm ci and build', 180_000, installation.installAndBuildMs, (ms) => `${(ms / 1000).toFixed(0)} s`),
    );
  }
  return rows;
}

function ratio({ ours, bare }: Result, figure: (figures: Figures) => number): number {
  return figure(ours) / figure(bare);
}

function atLeast(what: string, target: number, measured: number): string[] {
  return row(what, `≥ ${times(target)}`, times(measured), measured >= target);
}

function atMost(what: string, target: number, measured: number, say: (value: number) => string): string[] {
  return row(what, `≤ ${say(target)}`, say(measured), measured <= target);
}

function row(what: string, target: string, measured: string, reached: boolean): string[] {
  return [what, target, measured, reached ? 'yes' : 'NO'];
}
