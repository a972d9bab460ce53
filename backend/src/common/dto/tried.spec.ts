import { readdirSync, readFileSync } from 'node:fs';

const textOf = (folder: URL): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
    .join('\n');

/** Limits and messages are written down by hand there, and sent to the routes (`obeysRules`). */
it('the rules of every record that can be created and changed are tried', () => {
  const source = textOf(new URL('../../', import.meta.url));
  const named = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name);
  const changed = new Set(named(/\bchangesOf\('\w+', (?:\{\s*\.\.\.)?(\w+_FIELDS)/g));
  const records = named(/\bdtoOf\('\w+', (\w+_FIELDS)\)/g).filter((name) => changed.has(name));
  expect(records.length).toBeGreaterThan(3);
  const cases = textOf(new URL('../../../test/support/', import.meta.url));
  expect(records.filter((name) => !cases.includes(`FieldCases<typeof ${name}>`))).toEqual([]);
});
