import { readdirSync, readFileSync } from 'node:fs';

/** Nest hands on the first model of a name where a second schema is registered under it, without a word. */
describe('the names of models', () => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.spec)\.ts$/.test(path),
  );
  const sources = files.map((path) => readFileSync(new URL(path, root), 'utf8')).join('\n');

  it('are different', () => {
    const names = [...sources.matchAll(/_MODEL = '(\w+)'/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(9);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('are written once, as a constant; a kind of booking is its own name', () => {
    const registered = [...sources.matchAll(/\bname: ([^,\s]+), schema\b/g)].map(([, name]) => name ?? '');
    expect(registered.length).toBeGreaterThan(9);
    expect(registered.filter((name) => name !== 'kind' && !/^[A-Z_]+_MODEL$/.test(name))).toEqual([]);
  });
});
