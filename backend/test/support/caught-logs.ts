import { Writable } from 'node:stream';

/** What a product writes into its log, caught instead of printed, and whatever else is printed meanwhile. */
export interface CaughtLogs {
  readonly stream: Writable;
  /** Everything so far, JSON's own escapes undone as well, so that nothing hides behind them. */
  text(): string;
  /** Each line of the log, read as JSON. */
  lines(): readonly Readonly<Record<string, unknown>>[];
}

export function catchLogs(): CaughtLogs {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  const lines = (): Readonly<Record<string, unknown>>[] =>
    chunks
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { stream, lines, text: () => [...chunks, ...lines().map(({ msg }) => String(msg))].join('\n') };
}
