import { parseArgs } from 'node:util';
import { AuditKey, verifyChain } from './audit/index.js';
import { SettingsError } from './config/index.js';
import { joinStore } from './database/index.js';
import { runOnStore } from './cli/store-command.js';

const USAGE = 'Say what to do with the audit: npm run audit -- verify [--seen number:hash]';

/** `npm run audit -- verify`: proves that no line of the audit was edited, removed or inserted; also while the product runs. */
runOnStore(joinStore, async (db, settings) => {
  const seen = readArguments();
  const { lines, cut, earlier, otherKey, newest } = await verifyChain(db, await AuditKey.of(settings), seen);
  return [
    `${lines} lines, unbroken.`,
    ...(cut > 0 ? [`${cut} older lines were cut when their time was over, as a line of the chain says.`] : []),
    ...(earlier > 0 ? [`${earlier} older lines from before the chain: nothing proves those.`] : []),
    ...(otherKey > 0
      ? [`${otherKey} of them are sealed with an earlier signing key: in order, seals not checked.`]
      : []),
    ...(lines > 0
      ? [`To find the newest ones missing later: npm run audit -- verify --seen ${newest.seq}:${newest.hash}`]
      : []),
  ].join('\n');
});

function readArguments() {
  const { command, seen } = parse();
  const [, seq, hash] = /^(\d{1,12}):([\w-]{43})$/.exec(seen ?? '') ?? [];
  if (command !== 'verify' || (seen !== undefined && hash === undefined)) throw new SettingsError(USAGE);
  return hash === undefined ? undefined : { seq: Number(seq), hash };
}

function parse(): { command: string | undefined; seen: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { seen: { type: 'string' } } });
    return { command: positionals.length === 1 ? positionals[0] : undefined, seen: values.seen };
  } catch (cause) {
    throw new SettingsError(USAGE, { cause });
  }
}
