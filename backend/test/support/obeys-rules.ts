import type { Test } from 'supertest';
import { check, clean } from '#contract/check';
import type { Rule, Rules } from '#contract/rule';
import { sentence } from '#contract/sentence';
import { expectRefusal } from './refusals.js';

type Fields = Readonly<Record<string, unknown>>;

/** How the fields under test reach the product. */
export interface Way {
  /** Sends them: as a new record, or as changes of one that is there. */
  readonly send: (fields: Fields) => Test;
  /** The fields are changes: each is sent alone and may be left out. */
  readonly changes?: true;
  /** What the transport makes of a value; nothing by default. */
  readonly arrives?: (value: unknown) => unknown;
  /** Where the answer carries the record, if it does: what was accepted must stand there, cleaned. */
  readonly record?: (body: unknown) => unknown;
}

/** A text of so many characters, in a script whose letters are not ASCII. */
export const textOf = (length: number): string => 'ම'.repeat(length);

/** Values that lie on, inside and outside the borders of a rule, and values of a wrong kind. */
function borderValues(rule: Rule): readonly unknown[] {
  const wrongKinds = [null, '', '   ', { $ne: null }, ['a', 'b'], true];
  switch (rule.type) {
    case 'text':
    case 'password': {
      const min = rule.type === 'password' ? rule.min : 1;
      const lengths = [min, min - 1, rule.max, rule.max + 1].map(textOf);
      return [...wrongKinds, ...lengths, 'two\nlines', ' around ', '<b>&amp;"', 'ශ්‍රී\u202E', '=1+1', '{{7*7}}'];
    }
    case 'number': {
      const around = [rule.min - 1, rule.min, rule.max - 1, rule.max, rule.max + 1];
      return [...wrongKinds, ...around, ...around.map(String), rule.min + 0.5, '3e0', '0x5', ' 7 ', 'seven', [5]];
    }
    case 'date': {
      const days = ['2027-02-28', '2028-02-29', '2027-02-28T10:00:00+05:30', '2027-02-28T10:00:00.000Z'];
      return [...wrongKinds, ...days, '2027-02-30', '0001-01-01', 'now', '28/02/2027', 5];
    }
    case 'email':
      return [...wrongKinds, 'no', 'a@b', 'a b@c.lk', 'a@b.lk\r\nBcc: c@d.lk', 'Amma@Example.LK', 'அம்மா@example.lk'];
    case 'phone':
      return [...wrongKinds, '077123456', '07712345678', '077 123 4567', '+94771234567', ' 0771234567 ', 'abcdefghij'];
    case 'link':
      return [...wrongKinds, ...LINKS, `https://a.lk/${'x'.repeat(1987)}`, `https://a.lk/${'x'.repeat(1988)}`];
    case 'choice':
      return [...wrongKinds, ...rule.values, rule.values[0]?.toUpperCase(), 'Admin', 'something else', 0];
    case 'id':
      return [...wrongKinds, 'a'.repeat(24), 'A'.repeat(24), 'a'.repeat(25), 'g'.repeat(24), 'something else'];
    case 'boolean':
      return [...wrongKinds, false, 'true', 'false', 'yes', 0, 1];
    case 'file':
      return wrongKinds;
  }
}

const LINKS = [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.lk',
  '//evil.example',
  'http://user@evil.example',
  'http://a.lk',
  'HTTPS://a.lk/x?y#z',
];

/**
 * Proves over HTTP that a route keeps every rule of its fields: accepts what the rule accepts, and answers everything
 * else with 400 and exactly the sentence that the web apps show for it.
 * @param valid a whole record that the rules accept
 */
export function obeysRules(way: Way, rules: Rules, valid: Fields): void {
  const { send, changes = false, arrives = (value: unknown) => value, record } = way;
  const others = changes ? {} : valid;

  describe.each(Object.entries(rules))('its field %s', (field, rule) => {
    const cases = borderValues(rule).map((value): [string, unknown] => [JSON.stringify(value).slice(0, 40), value]);

    it.each(cases)('is judged as the contract says when it is %s', async (_, value) => {
      const wanted = clean(rule, arrives(value));
      const fault = check(rule, wanted);
      const answer = await send({ ...others, [field]: value });
      if (fault === undefined) {
        expect(answer.status).toBeLessThan(300);
        const kept = record && (record(answer.body) as Fields)[field];
        if (record) expect(kept ?? '').toEqual(JSON.parse(JSON.stringify(wanted ?? '')));
      } else expectRefusal(answer, 400, { [field]: sentence(rule, fault) });
    });

    it('is judged as the contract says when it is left out', async () => {
      const { [field]: _, ...left } = others as Record<string, unknown>;
      const answer = await send(left);
      if (changes || rule.optional === true) expect(answer.status).toBeLessThan(300);
      else expectRefusal(answer, 400, { [field]: sentence(rule, 'missing') });
    });
  });
}
