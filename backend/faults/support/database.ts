import { join } from 'node:path';
import { chaosBefore, type Chaos } from './chaos.js';
import { Program } from './program.js';
import { until } from './wait.js';

const SCRIPT = join(import.meta.dirname, 'store-process.js');
const STARTS_WITHIN_MS = 15_000;

/** A database behind a line that can be disturbed. */
export interface Database {
  /** What the product is given. */
  readonly uri: string;
  readonly line: Chaos;
  start(): Promise<void>;
  /** Without a warning, as a power cut. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  end(): Promise<void>;
}

/** The embedded store as a process of its own; the MongoDB that MONGODB_URI names where it is set. */
export async function theDatabase(folder: string, name: string): Promise<Database> {
  const given = process.env['MONGODB_URI'];
  return given === undefined || given === '' ? ownProcess(folder) : elsewhere(given, name);
}

async function ownProcess(folder: string): Promise<Database> {
  let program: Program | undefined;
  const line = await chaosBefore('/one-step');
  const start = async (): Promise<void> => {
    const starting = new Program(SCRIPT, { args: [folder], folder });
    program = starting;
    await until('the database is there', STARTS_WITHIN_MS, () => starting.output.includes('\n'));
    line.aimAt(starting.output.trim());
  };
  const kill = async (): Promise<void> => program?.end('SIGKILL');
  return {
    uri: line.uri,
    line,
    start,
    kill,
    freeze: () => program?.signal('SIGSTOP'),
    thaw: () => program?.signal('SIGCONT'),
    end: async () => {
      await kill();
      await line.close();
    },
  };
}

/** A server that is not ours is not killed: for the product it is as gone when the line is. */
async function elsewhere(given: string, name: string): Promise<Database> {
  const line = await chaosBefore(`/one-step-faults-${name.toLowerCase()}-${process.pid}`);
  line.aimAt(given);
  line.cut();
  return {
    uri: line.uri,
    line,
    start: () => {
      line.mend();
      return Promise.resolve();
    },
    kill: () => {
      line.cut();
      return Promise.resolve();
    },
    freeze: () => line.freeze(),
    thaw: () => line.thaw(),
    end: () => line.close(),
  };
}
