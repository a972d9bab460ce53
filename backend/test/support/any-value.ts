import fc from 'fast-check';
import type { Rule } from '#contract/rule';

/** Anything JSON can carry, the values near a rule's borders among it. */
export function anyValueFor(rule: Rule): fc.Arbitrary<unknown> {
  const anything = fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('$ne', '$gt', '__proto__', 'constructor')), fc.string()),
    fc.constantFrom(
      '',
      ' ',
      '\t\n',
      '\u00a0',
      '\u200d',
      '\ufeff',
      '\u202e',
      '0',
      '-0',
      '١٢',
      '１２',
      'null',
      'undefined',
    ),
  );
  return fc.oneof({ weight: 1, arbitrary: anything }, { weight: 2, arbitrary: nearly(rule) });
}

/** Texts of exactly so many characters, some of them of two UTF-16 units. */
function textOfAbout(length: number): fc.Arbitrary<string> {
  const letters = fc.constantFrom('a', 'ම', '👣', 'é');
  return fc
    .tuple(letters, fc.integer({ min: -1, max: 1 }))
    .map(([letter, more]) => letter.repeat(Math.max(0, length + more)));
}

function nearly(rule: Rule): fc.Arbitrary<unknown> {
  switch (rule.type) {
    case 'text':
      return fc.oneof(
        textOfAbout(rule.max),
        textOfAbout(1),
        fc.constantFrom('a\nb', 'a\r\nb', ' a ', 'a\u2028b'),
        fc.lorem(),
      );
    case 'password':
      return fc.oneof(textOfAbout(rule.min), textOfAbout(rule.max));
    case 'number': {
      const near = fc.oneof(
        fc.integer({ min: rule.min - 2, max: rule.max + 2 }),
        fc.double({ min: rule.min - 1, max: rule.max + 1, noNaN: true }),
      );
      return fc.oneof(
        near,
        near.map(String),
        near.map((number) => ` ${number} `),
        near.map((number) => `${number}0`),
        near.map((number) => `\u200E${number}`),
        near.map((number) => String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x0be6 + Number(digit)))),
        fc.constantFrom('７', '7 years', '௭', '½', '٣٫٥'),
      );
    }
    case 'choice':
      return fc.constantFrom<unknown>(...rule.values, ...rule.values.map((value) => ` ${value}`), rule.values);
    case 'choices':
      return fc.oneof(
        fc.subarray([...rule.values]),
        fc.subarray([...rule.values]).map((some) => some.join(' , ')),
        fc.array(fc.constantFrom<unknown>(...rule.values, 5, ['x'])),
      );
    case 'date':
    case 'moment':
      return fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc
          .tuple(fc.integer({ min: 1999, max: 2101 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
          .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
        fc.constantFrom(
          '2026-12-02T00:00',
          '2026-12-02T00:00:00+0530',
          '\u200E2026/12/02',
          '２０２６-12-02',
          '9999-12-31T23:59Z',
        ),
      );
    case 'email':
      return fc.oneof(
        fc.emailAddress(),
        fc.tuple(fc.string(), fc.string()).map((parts) => parts.join('@')),
        fc.emailAddress().map((address) => Array.from(address).join('\u200D')),
        fc.constantFrom(
          'a..b@c.lk',
          '.a@c.lk',
          'a@-c.lk',
          `${'a'.repeat(65)}@c.lk`,
          'mailto:a@c.lk',
          'අම්මා@c.lk',
          'ａ＠c.lk',
        ),
      );
    case 'phone':
      return fc.oneof(
        fc.stringMatching(/^\+?[\d -]{8,12}$/),
        fc.stringMatching(/^(tel:|\u200e|wa\.me\/)?(\+44 \(0\)|0|\+974 )[\d ./–]{8,12}( \/ 0712345678|,)?$/),
      );
    case 'link':
      return fc.oneof(
        fc.webUrl(),
        fc.tuple(fc.constantFrom('http:', 'https://', 'HTTP://'), fc.string()).map((parts) => parts.join('')),
      );
    case 'id':
      return fc.stringMatching(/^[0-9a-gA-F]{23,25}$/);
    case 'ids':
      return fc.array(fc.stringMatching(/^[0-9a-gA-F]{23,25}$/), { maxLength: 3 });
    case 'list':
      return fc.array(
        fc.record(Object.fromEntries(Object.entries(rule.of).map(([name, one]) => [name, anyValueFor(one)])), {
          requiredKeys: [],
        }),
        { maxLength: 3 },
      );
    case 'day':
      return fc.constantFrom('2027-02-28', '2027-02-30', '2027-2-8', '2026-12-01T18:30:00.000Z', 20270228);
    case 'time':
      return fc.constantFrom('15:30', '9:00', '24:00', '15:31', '15:30:00', 1530);
    case 'boolean':
      return fc.constantFrom<unknown>(true, false, 'true', ' false ', 'yes', 1);
    case 'file':
      return fc.constant('');
  }
}
