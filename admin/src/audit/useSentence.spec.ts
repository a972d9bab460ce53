import { readdirSync, readFileSync } from 'node:fs';
import type { Audited } from '#contract/audit';
import { FAMILY_FIELDS } from '#contract/families';
import { GOAL_CHANGE_FIELDS, SESSION_NOTE_FIELDS } from '#contract/goals';
import {
  AVAILABILITY_FIELDS,
  HOLIDAY_CORRECTION_FIELDS,
  SERIES_FIELDS,
  SESSION_FIELDS,
  SESSION_LIST_FIELDS,
  STAFF_ACCOUNT_FIELDS,
  TIME_OFF_FIELDS,
} from '#contract/plan-rules';
import { resourceOf } from '../config/recordPage';
import { adminAccounts } from '../messages/adminAccounts';
import { audit } from '../messages/audit';
import { auditLog } from '../messages/auditLog';
import { dataRequests } from '../messages/dataRequests';
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
  const known = new Set([
    ...fieldsIn({ ...english.resources, adminAccounts, auditLog, dataRequests }),
    ...Object.keys(audit.parts),
  ]);
  expect(NAMED).toContain('sessions');
  expect([...NAMED].filter((name) => !known.has(name))).toEqual([]);
});

it('has words for what a list can be asked for', () => {
  const known = new Set([...fieldsIn(english.resources), ...Object.keys(audit.parts)]);
  const source = new URL('../../../backend/src/common/list/list-query.ts', import.meta.url);
  const special = [...readFileSync(source, 'utf8').matchAll(/field === '(\w+)'/g)].map(([, name = '']) => name);
  expect(special).toEqual(expect.arrayContaining(['q', 'due', 'since', 'until']));
  const own = [...special, 'createdAt', 'updatedAt'].filter((name) => !['id', '_id'].includes(name));
  expect(own.filter((name) => !known.has(name))).toEqual([]);
});

/** What the server names of families, staff, sessions and goals: their fields, and what a list was asked for. */
const PLANNED: readonly (readonly [Audited, readonly string[]])[] = [
  ['family', [...Object.keys(FAMILY_FIELDS), 'records', 'different']],
  ['booking', ['family', 'child', 'noSentences']],
  ['category', Object.keys(STAFF_ACCOUNT_FIELDS)],
  ['staff-hours', Object.keys(AVAILABILITY_FIELDS)],
  ['time-off', Object.keys(TIME_OFF_FIELDS)],
  ['series', [...Object.keys(SERIES_FIELDS), 'status', 'allowed']],
  ['session', [...Object.keys(SESSION_FIELDS), ...Object.keys(SESSION_LIST_FIELDS), 'unresolved', 'allowed']],
  ['goal', ['booking', 'reachedOn', 'closedOn', ...Object.keys(GOAL_CHANGE_FIELDS)]],
  ['session-note', [...Object.keys(SESSION_NOTE_FIELDS), 'by']],
  ['holiday', Object.keys(HOLIDAY_CORRECTION_FIELDS)],
];

it.each(PLANNED)('has words for every field of a %s, where they are looked for', (entity, fields) => {
  const resources = english.resources as Readonly<Record<string, { fields?: object }>>;
  const known = { ...resources[resourceOf(entity) ?? '']?.fields, ...audit.parts };
  expect(fields.filter((field) => !(field in known))).toEqual([]);
});
