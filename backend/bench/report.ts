import { PAGE_FEW, PAGE_MANY } from './pages.js';
import { megabytes, milliseconds, printTable, say, times } from './table.js';
import { type Findings, mustReach } from './targets.js';

export function report(findings: Findings): void {
  const { results, starts, page, login, peakRss, installation } = findings;
  printTable(
    'Sixteen connections, medians over all rounds; "bare" is a plain Nest route that answers the same bytes, in turns',
    ['', 'requests/s', 'p50', 'p99', 'bare/s', 'bare p50', 'bare p99', 'of bare', 'CPU', 'bare CPU', 'of bare'],
    results.map(({ name, ours, bare }) => [
      name,
      ours.perSecond.toFixed(0),
      milliseconds(ours.p50),
      milliseconds(ours.p99),
      bare.perSecond.toFixed(0),
      milliseconds(bare.p50),
      milliseconds(bare.p99),
      times(ours.perSecond / bare.perSecond),
      milliseconds(ours.cpu),
      milliseconds(bare.cpu),
      times(bare.cpu / ours.cpu),
    ]),
  );
  printTable(
    'Start and memory',
    ['', 'One Step', 'bare Nest'],
    [
      ['start to first 200', milliseconds(starts.ours.readyAfterMs), milliseconds(starts.bare.readyAfterMs)],
      ['RSS idle', megabytes(starts.ours.idleRss), megabytes(starts.bare.idleRss)],
      ['RSS under load, highest', megabytes(peakRss), ''],
    ],
  );
  printTable(
    'One page, in turns',
    ['', 'requests/s', 'p50', 'p99', 'CPU'],
    [[PAGE_FEW, page.few] as const, [PAGE_MANY, page.many] as const].map(([name, { perSecond, p50, p99, cpu }]) => [
      name,
      perSecond.toFixed(0),
      milliseconds(p50),
      milliseconds(p99),
      milliseconds(cpu),
    ]),
  );
  const { figures, delay } = login;
  printTable(
    'Four logins at a time',
    ['logins/s', 'p50', 'p99', 'event loop delay p50', 'p99', 'highest'],
    [[figures.perSecond.toFixed(1), ...[figures.p50, figures.p99, delay.p50, delay.p99, delay.max].map(milliseconds)]],
  );
  printTable('Must reach', ['', 'target', 'measured', 'reached'], mustReach(findings));
  if (!installation)
    say('  Size of the production node_modules and time of npm ci and build: npm run bench -- --full\n');
}
