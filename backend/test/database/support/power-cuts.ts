import { readFileSync } from 'node:fs';

// What a traced program did to its data file, and what a power cut may leave of that. See power-cut.spec.ts.

/** One system call: between which lines of the trace it went on. */
interface Call {
  readonly began: number;
  ended: number;
}
interface Write extends Call {
  readonly offset: number;
  readonly bytes: Buffer;
  /** On disk when it ended, by O_DSYNC; others when a sync ended that began after them. */
  readonly isSynced: boolean;
}
interface Line extends Call {
  readonly text: string;
}

export interface Trace {
  readonly lines: number;
  readonly writes: readonly Write[];
  readonly syncs: readonly Call[];
  /** What the program printed. */
  readonly output: readonly Line[];
  /** The files and folders it had synced, besides the data file. */
  readonly others: readonly string[];
}

const SECTOR = 512;

/** The options for strace that `readTrace` needs. */
export const STRACE = [
  '-f',
  '-y',
  '-xx',
  '-s',
  '1000000',
  '-e',
  'trace=openat,lseek,pwrite64,writev,write,fdatasync,fsync',
];

function unescaped(text: string): Buffer {
  return Buffer.from(text.replace(/\\x/g, ''), 'hex');
}

/** Reads what strace wrote about a program and its `data.mdb`. */
export function readTrace(file: string): Trace {
  const lines = readFileSync(file, 'latin1').split('\n');
  const trace = {
    lines: lines.length,
    writes: [] as Write[],
    syncs: [] as Call[],
    output: [] as Line[],
    others: [] as string[],
  };
  const synced = new Set<string>();
  /** Where the next `writev` goes to. */
  const positions = new Map<string, number>();
  const unfinished = new Map<string, Call>();
  lines.forEach((line, began) => {
    const [, thread = '', name = '', rest = ''] = /^(\d+) +(?:<\.\.\. )?(\w+)(.*)$/.exec(line) ?? [];
    if (rest.startsWith(' resumed>')) {
      const call = unfinished.get(`${thread} ${name}`);
      if (call) call.ended = began;
      return;
    }
    const call: Call = { began, ended: began };
    if (line.endsWith('<unfinished ...>')) {
      call.ended = Infinity;
      unfinished.set(`${thread} ${name}`, call);
    }
    const [, number = '', path = ''] = /^\((\d+)<([^>]*)>/.exec(rest) ?? [];
    const isData = unescaped(path).toString().endsWith('/data.mdb');
    const bytes = Buffer.concat([...rest.matchAll(/"([^"]*)"/g)].map(([, text = '']) => unescaped(text)));
    if (name === 'openat' && line.includes('O_DSYNC')) synced.add(/= (\d+)</.exec(line)?.[1] ?? '');
    if (name === 'write' && number === '1') trace.output.push(Object.assign(call, { text: bytes.toString() }));
    if (name === 'lseek' && isData) positions.set(number, Number(/, (\d+)/.exec(rest)?.[1]));
    if ((name === 'pwrite64' || name === 'writev') && isData) {
      const given = /, (\d+)(?:\)| <)/.exec(rest.replace(/"[^"]*"/g, ''))?.[1];
      const offset = name === 'writev' ? (positions.get(number) ?? NaN) : Number(given);
      trace.writes.push(Object.assign(call, { offset, bytes, isSynced: synced.has(number) }));
    }
    if (name.endsWith('sync') && isData) trace.syncs.push(call);
    else if (name.endsWith('sync')) trace.others.push(unescaped(path).toString());
  });
  return trace;
}

/**
 * The data file as a power cut at a line of the trace may leave it: whole is what was synced. Of everything else any
 * sectors may be there or not, in any order.
 * @param random from 0 to 1
 */
export function afterCut({ writes, syncs }: Trace, at: number, random: () => number): Buffer {
  const lastSync = syncs.filter(({ ended }) => ended <= at).reduce((latest, { began }) => Math.max(latest, began), -1);
  const isOnDisk = ({ isSynced, ended }: Write) => ended <= (isSynced ? at : lastSync);
  const begun = writes.filter(({ began }) => began <= at);
  const pending = begun
    .filter((write) => !isOnDisk(write))
    .flatMap(({ offset, bytes }) => sectorsOf(offset, bytes))
    .map((sector) => ({ sector, order: random() }))
    .filter(() => random() < 0.5)
    .sort((a, b) => a.order - b.order);
  const applied = [...begun.filter(isOnDisk), ...pending.map(({ sector }) => sector)];
  const file = Buffer.alloc(Math.max(...applied.map(({ offset, bytes }) => offset + bytes.length), 0));
  for (const { offset, bytes } of applied) bytes.copy(file, offset);
  return file;
}

function sectorsOf(offset: number, bytes: Buffer): { offset: number; bytes: Buffer }[] {
  const sectors: { offset: number; bytes: Buffer }[] = [];
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + SECTOR - ((offset + from) % SECTOR));
    sectors.push({ offset: offset + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return sectors;
}
