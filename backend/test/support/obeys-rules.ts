import type { Test } from 'supertest';
import { check, clean } from '#contract/check';
import type { Rule, Rules } from '#contract/rule';
import { sentence } from '#contract/sentence';

const textOf = (length: number): string => 'ම'.repeat(length);

/** Values that lie on, inside and outside the borders of a rule, and values of a wrong kind. */
function borderValues(rule: Rule): readonly unknown[] {
  const wrongKinds = [null, '', '   ', { $ne: null }, ['a', 'b'], true];
  switch (rule.type) {
    case 'text':
    case 'password': {
      const min = rule.type === 'password' ? rule.min : 1;
      return [...wrongKinds, textOf(min), textOf(min - 1), textOf(rule.max), textOf(rule.max + 1), 'two\nlines'];
    }
    case 'number': {
      const around = [rule.min - 1, rule.min, rule.max - 1, rule.max, rule.max + 1];
      return [...wrongKinds, ...around, ...around.map(String), rule.min + 0.5, '3e0', '0x5', ' 7 ', 'seven', [5]];
    }
    case 'date':
      return [...wrongKinds, '2027-02-30', '0001-01-01', 'now', '2027-02-28', '2027-02-28T10:00:00+05:30', 5];
    case 'email':
      return [...wrongKinds, 'no', 'a@b', 'a b@c.lk', 'a@b.lk\r\nBcc: c@d.lk', 'Amma@Example.LK', 'அம்மா@example.lk'];
    case 'phone':
      return [...wrongKinds, '077123456', '07712345678', '077 123 4567', '+94771234567', ' 0771234567 '];
    case 'link':
      return [...wrongKinds, 'javascript:alert(1)', '//evil.example', 'http://user@evil.example', 'https://a.lk/x?y#z'];
    default:
      return [...wrongKinds, 'something else'];
  }
}

/**
 * Proves over HTTP that a route keeps every rule of its fields: accepts what the rule accepts, and answers everything
 * else with 400 and exactly the sentence that the web apps show for it.
 */
export function obeysRules(call: () => Test, rules: Rules, valid: Readonly<Record<string, unknown>>): void {
  describe.each(Object.entries(rules))('its field %s', (field, rule) => {
    it.each(borderValues(rule).map((value) => [JSON.stringify(value).slice(0, 40), value]))(
      'is judged as the contract says when it is %s',
      async (_, value) => {
        const fault = check(rule, clean(rule, value));
        const { status, body } = await call().send({ ...valid, [field]: value });
        if (fault === undefined) expect(status).toBeLessThan(300);
        else {
          const words = sentence(rule, fault);
          expect({ status, body: body as unknown }).toEqual({
            status: 400,
            body: {
              statusCode: 400,
              code: 'VALIDATION_FAILED',
              message: words,
              error: words,
              errors: { [field]: words },
            },
          });
        }
      },
    );

    it('is judged as missing when it is left out', async () => {
      const { [field]: _, ...others } = valid;
      const { status } = await call().send(others);
      if (rule.optional === true) expect(status).toBeLessThan(300);
      else expect(status).toBe(400);
    });
  });
}
