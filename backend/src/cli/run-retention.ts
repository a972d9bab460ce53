import { dayOf } from '#contract/sri-lanka';
import { LimitsModule } from '../limits/index.js';
import { SubmissionsModule } from '../submissions/index.js';
import { inWords, RetentionModule, RetentionService, RULES } from '../retention/index.js';
import { readArguments } from './read-arguments.js';
import { runInContext } from './run-in-context.js';

const USAGE =
  'Use no option to list the records that have expired, or --delete to remove them: npm run retention [-- --delete]';
const HEADINGS = ['what', 'kept', 'how many', 'oldest'];

/** `npm run retention [-- --delete]`: lists expired records, and removes them only with `--delete`. */
const read = () => readArguments({ delete: { type: 'boolean', default: false } }, USAGE);
runInContext([LimitsModule, SubmissionsModule, RetentionModule], read, async (context, { delete: removing }) => {
  const retention = context.get(RetentionService);
  const now = new Date();
  const rows: string[][] = [];
  for (const rule of RULES) {
    const due = await retention.due(rule, now);
    const count = removing ? await retention.remove(rule, now) : due.count;
    rows.push([rule.name, inWords(rule.keep), String(count), oldestOf(due)]);
  }
  return [...table([HEADINGS, ...rows]), removing ? 'Removed.' : 'Nothing was removed: add -- --delete for that.'].join(
    '\n',
  );
});

function oldestOf({ oldest }: { readonly oldest: Date | undefined }): string {
  return oldest === undefined ? '' : dayOf(oldest);
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
