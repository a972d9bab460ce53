import { Writable } from 'node:stream';

/** The log of a product, captured instead of printed. */
export interface CapturedLogs {
  readonly stream: Writable;
  /** Everything so far, also with JSON escapes decoded, so that nothing hides behind them. */
  text(): string;
  /** Each line of the log, read as JSON. */
  lines(): readonly Readonly<Record<string, unknown>>[];
}

export function captureLogs(): CapturedLogs {
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
