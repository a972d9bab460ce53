import { readdirSync, readFileSync } from 'node:fs';
import { pluralize } from 'mongoose';

/** When two schemas are registered under one name, Nest silently uses the first for both. */
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

  it('have a collection in the table of docs/architecture.md', () => {
    const page = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
    const table = page.slice(page.indexOf('## Collections'), page.indexOf('## What was never tested'));
    const listed = new Set([...table.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name));
    const models = [...sources.matchAll(/_MODEL = '(\w+)'/g)].map(([, name = '']) => name);
    const collections = models.map((name) => pluralize()?.(name));
    expect(sources).not.toContain("collection: '");
    expect(collections.filter((name) => !listed.has(name ?? ''))).toEqual([]);
  });
});
