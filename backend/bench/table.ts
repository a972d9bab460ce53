type Cell = string | number;

/** Rows in columns: the first one to the left, the others to the right. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   '),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('───');
  const [top = '', ...rest] = lines;
  say(`\n${title}\n\n  ${[top, rule, ...rest].join('\n  ')}\n`);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}

export function milliseconds(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`;
}

export function times(ratio: number): string {
  return ratio.toFixed(2);
}
