import type { Test } from 'supertest';
import type { FieldCases } from './field-cases.js';
import { expectError } from './errors.js';

type Fields = Readonly<Record<string, unknown>>;

/** How the fields under test reach the product. */
export interface Way {
  /** Sends them: as a new record, or as changes of one that is there. */
  readonly send: (fields: Fields) => Test;
  /** The fields are changes: each is sent alone and may be left out. */
  readonly changes?: true;
  /** Where the answer carries the record, if it does: what was accepted must stand there, cleaned. */
  readonly record?: (body: unknown) => unknown;
}

/**
 * Proves over HTTP that a route keeps the rule of each of its fields, with one good and one bad value by hand; the limits
 * of every type of rule are tried in `contract/check.spec.ts`.
 * @param valid a whole record that the rules accept; nothing for a route of changes
 */
export function obeysRules({ send, changes, record }: Way, cases: FieldCases, valid: Fields): void {
  describe.each(Object.entries(cases))('its field %s', (field, { good, stored, bad, message, missing }) => {
    it('takes what is just within its rule, and refuses what is just beyond', async () => {
      for (const value of good) {
        const { status, body } = await send({ ...valid, [field]: value });
        expect([200, 201]).toContain(status);
        if (record) expect((record(body) as Fields)[field]).toEqual(stored ?? value);
      }
      for (const value of bad) expectError(await send({ ...valid, [field]: value }), 400, { [field]: message });
      const { status, body } = await send({ ...valid, [field]: { $ne: null } });
      expect(status).toBe(400);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    });

    it(missing === undefined ? 'may be empty or left out' : 'may be neither empty nor left out', async () => {
      const { [field]: _, ...others } = valid;
      for (const fields of [{ ...valid, [field]: '' }, ...(changes === true ? [] : [others])]) {
        const answer = await send(fields);
        if (missing === undefined) expect([200, 201]).toContain(answer.status);
        else expectError(answer, 400, { [field]: missing });
      }
    });
  });
}
