import { readdirSync, readFileSync } from 'node:fs';
import { GOAL_CHANGE_FIELDS, SESSION_NOTE_FIELDS } from '#contract/goals';
import { AVAILABILITY_FIELDS, SERIES_FIELDS, SESSION_FIELDS } from '#contract/plan-rules';
import { audit } from '../messages/audit';
import { english } from '../messages/english';

/** Parts of records that the server names in the audit and that are a field of no form. */
const NAMED = (() => {
  const source = new URL('../../../backend/src/', import.meta.url);
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.spec\.ts$|^retention\//.test(name))
    .map((name) => readFileSync(new URL(name, source), 'utf8'))
    .join('\n');
  const lists = [...code.matchAll(/fields: \[((?:'\w+'(?:, )?)+)\]/g)].map(([, names = '']) => names);
  return new Set(lists.flatMap((names) => [...names.matchAll(/\w+/g)].map(String)));
})();

const fieldsIn = (resources: unknown): string[] =>
  Object.values(resources as Readonly<Record<string, Readonly<Record<string, object>>>>).flatMap((texts) =>
    Object.keys(texts['fields'] ?? {}),
  );

it('has words for every part of a record that the server says was changed', () => {
  const known = new Set([...fieldsIn(english.resources), ...Object.keys(audit.parts)]);
  expect(NAMED).toContain('sessions');
  expect([...NAMED].filter((name) => !known.has(name))).toEqual([]);
});

it('has words for every part of a session, its note, a series, a goal and hours that can be changed', () => {
  const changed = [GOAL_CHANGE_FIELDS, SESSION_NOTE_FIELDS, AVAILABILITY_FIELDS, SERIES_FIELDS, SESSION_FIELDS];
  // A booking is never changed, a status is said as what it was and is.
  const never = ['booking', 'status'];
  const names = [...changed.flatMap((fields) => Object.keys(fields)), 'by'].filter((name) => !never.includes(name));
  expect(names.filter((name) => !(name in audit.parts))).toEqual([]);
});

it('has words for what a list can be asked for', () => {
  const known = new Set([...fieldsIn(english.resources), ...Object.keys(audit.parts)]);
  const source = new URL('../../../backend/src/common/list/list-query.ts', import.meta.url);
  const special = [...readFileSync(source, 'utf8').matchAll(/field === '(\w+)'/g)].map(([, name = '']) => name);
  expect(special).toEqual(expect.arrayContaining(['q', 'due', 'since', 'until']));
  const own = [...special, 'createdAt', 'updatedAt'].filter((name) => !['id', '_id'].includes(name));
  expect(own.filter((name) => !known.has(name))).toEqual([]);
});
