import fc from '../../test/support/seeded-fast-check.js';
import { BOOKING_FIELDS } from './bookings.js';
import { TEACHER_PROFILE_FIELDS } from './categories.js';
import { check, clean, type ValidationErrorCode, lengthOf } from './check.js';
import { COURSE_FIELDS } from './courses.js';
import type { Rule } from './rule.js';
import { errorCodesOf, validationMessage } from './validation-message.js';
import { APPLICANT_FIELDS, PASSWORD } from './users.js';

const judge = (rule: Rule, raw: unknown): ValidationErrorCode | undefined => check(rule, clean(rule, raw));
const SHADOW = BOOKING_FIELDS['shadow-teacher'];

describe('a child’s age', () => {
  it.each([3, 18, '7', ' 7 '])('may be %j', (age) => {
    expect(judge(SHADOW.childAge, age)).toBeUndefined();
  });
  it.each(['௭', '７', '\u200E7', '7\u00AD', '๗'])('typed as %j is seven', (age) => {
    expect(clean(SHADOW.childAge, age)).toBe(7);
  });
  it.each([2, 19, '２', Infinity])('may not be %j', (age) => {
    expect(judge(SHADOW.childAge, age)).toBe('range');
  });
  it.each(['3e0', '0x5', '7 years', 'now', NaN, true, [5], { $gt: 3 }])('is a number, unlike %j', (age) => {
    expect(judge(SHADOW.childAge, age)).toBe('notNumber');
  });
  it('is whole', () => {
    expect(judge(SHADOW.childAge, 3.5)).toBe('notWhole');
  });
  it('is asked for in plain words', () => {
    expect(validationMessage(SHADOW.childAge, 'missing')).toBe("Enter your child's age.");
    expect(validationMessage(SHADOW.childAge, 'notNumber')).toBe("Enter your child's age as a number.");
    expect(validationMessage(SHADOW.childAge, 'range')).toBe("Child's age must be between 3 and 18.");
  });
});

it('an id is kept in small letters, as records name it', () => {
  expect(clean({ type: 'id', label: 'Teacher', what: 'a teacher' }, '6B0CF9881C0C914BE48AD59B')).toBe(
    '6b0cf9881c0c914be48ad59b',
  );
});

describe('years of experience', () => {
  it.each([0, 69, 69.5])('may be %j', (years) => {
    expect(judge(TEACHER_PROFILE_FIELDS.experience, years)).toBeUndefined();
  });
  it.each([-1, 70])('may not be %j', (years) => {
    expect(judge(TEACHER_PROFILE_FIELDS.experience, years)).toBe('range');
  });
});

describe('a starting date', () => {
  it.each(['2027-02-28', '2028-02-29', '2027-02-28T10:00:00Z', '2027-02-28T10:00:00.000+05:30'])(
    'may be %s',
    (date) => {
      expect(judge(SHADOW.startingDate, date)).toBeUndefined();
    },
  );
  it.each([
    ['2026-12-02', '2026-12-02'],
    ['2026-12-01T18:29:59.999Z', '2026-12-01'],
    ['2026-12-01T18:30:00.000Z', '2026-12-02'],
    ['2026-12-02T00:00:00+05:30', '2026-12-02'],
    ['2026-12-02T00:00+0530', '2026-12-02'],
    ['2026-12-02T00:00', '2026-12-02'],
    ['2026-12-02T23:59:59', '2026-12-02'],
    ['2026-12-01T23:00:00-12:00', '2026-12-02'],
    ['\u200E2026-12-02', '2026-12-02'],
    ['２０２６－１２－０２', '2026-12-02'],
    ['٢٠٢٦-١٢-٠٢', '2026-12-02'],
    ['2026–12–02', '2026-12-02'],
    ['2026/12/02', '2026-12-02'],
    ['2026-12-02T00:00:00+05', '2026-12-02'],
    ['2026-12-01T19:30:00+01', '2026-12-02'],
    ['2026-12-01T18:29:59,999Z', '2026-12-01'],
    ['2026-12-01T18:30:00,5Z', '2026-12-02'],
  ])('sent as %j is the day %s of Sri Lanka, kept as its midnight in UTC', (sent, day) => {
    expect(clean(SHADOW.startingDate, sent)).toEqual(new Date(`${day}T00:00:00.000Z`));
  });
  it.each([
    '9999-12-31T23:59:59Z',
    '0050-01-01',
    '2026-12-02T25:00',
    '2026-12-02T10:00+5',
    '2026-12-02T10:00+05:',
    '2026-W49-3',
  ])('may not be %s', (date) => {
    expect(judge(SHADOW.startingDate, date)).toBe('notDate');
  });
  it.each(['2027-02-29', '2027-02-30', '0001-01-01', '2027-13-01', 'now', '28.02.2027', 5])('may not be %s', (date) => {
    expect(judge(SHADOW.startingDate, date)).toBe('notDate');
  });
});

describe('text', () => {
  it('counts letters of any script as one each and keeps the joiners Sinhala needs', () => {
    const shri = 'ශ්\u200Dරී';
    expect(clean(SHADOW.childName, ` ${shri} `)).toBe(shri);
    expect(lengthOf('😀')).toBe(1);
  });
  it.each(['\u0000', '\u202E', '\uD800', '\u200E', '\u00AD', '\uFE0F', '\u3164', '\u2800', '\u200D', '\u{E0041}'])(
    'loses %j, which nobody sees, and is empty with nothing else',
    (mark) => {
      expect(clean(SHADOW.childName, `Ni${mark}mal`)).toBe('Nimal');
      expect(judge(SHADOW.childName, mark)).toBe('missing');
    },
  );
  it('stays on one line where the form has one', () => {
    expect(judge(SHADOW.childName, 'a\r\nBcc: b@c.lk')).toBe('oneLine');
    expect(judge(SHADOW.childNeeds, 'one\r\ntwo')).toBeUndefined();
  });
});

/** Each type of rule at its borders; what the single fields allow is tried over HTTP (`test/support/field-cases.ts`). */
describe('a rule', () => {
  const named = { label: 'Field', what: 'the field' } as const;
  const letters = (count: number): string => 'ම'.repeat(count);
  const line: Rule = { ...named, type: 'text', max: 3 };
  const lines: Rule = { ...named, type: 'text', max: 3, lines: true };
  const password: Rule = { ...named, type: 'password', min: 8, max: 10 };
  const whole: Rule = { ...named, type: 'number', min: 1, max: 7, whole: true };
  const below: Rule = { ...named, type: 'number', min: 0, max: 70, below: true };
  const choice: Rule = { ...named, type: 'choice', values: ['One', 'Two'] };
  const email: Rule = { ...named, type: 'email' };
  const phone: Rule = { ...named, type: 'phone' };
  const foreign: Rule = { ...phone, foreign: true };
  const orEmail: Rule = { ...phone, orEmail: true };
  const id: Rule = { ...named, type: 'id' };
  const optional: Rule = { ...line, optional: true };
  it.each<[Rule, unknown, ValidationErrorCode | undefined]>([
    [line, 'abc', undefined],
    [line, letters(3), undefined],
    [line, letters(4), 'tooLong'],
    [line, ' a ', undefined],
    [line, '   ', 'missing'],
    [line, '\u200B\uFEFF', 'missing'],
    [line, null, 'missing'],
    [line, undefined, 'missing'],
    [line, ['a'], 'missing'],
    [line, { $ne: null }, 'missing'],
    [line, true, 'missing'],
    [line, 12, undefined],
    [line, 'a\nb', 'oneLine'],
    [lines, 'a\nb', undefined],
    [optional, '', undefined],
    [optional, letters(4), 'tooLong'],
    [password, letters(7), 'tooShort'],
    [password, letters(8), undefined],
    [password, letters(10), undefined],
    [password, letters(11), 'tooLong'],
    [password, '        ', 'missing'],
    [password, '👣'.repeat(7), 'tooShort'],
    [password, 12345678, 'missing'],
    [whole, 1, undefined],
    [whole, '7', undefined],
    [whole, ' 7 ', undefined],
    [whole, 0, 'range'],
    [whole, 8, 'range'],
    [whole, 1.5, 'notWhole'],
    [whole, 'seven', 'notNumber'],
    [whole, [5], 'notNumber'],
    [below, 0, undefined],
    [below, 69.9, undefined],
    [below, 70, 'range'],
    [below, -1, 'range'],
    [choice, 'Two', undefined],
    [choice, 'two', 'notListed'],
    [choice, 'Three', 'notListed'],
    [choice, ['One'], 'notListed'],
    [choice, '', 'missing'],
    [email, 'Amma@Example.LK', undefined],
    [email, 'அம்மா@example.lk', undefined],
    [email, 'a@b', 'notEmail'],
    [email, 'a b@c.lk', 'notEmail'],
    [email, 'r@b.lk,a@b.lk', 'notEmail'],
    [email, 'r@b.lk\r\nBcc: a@b.lk', 'notEmail'],
    [email, 'nimala@උදාහරණ.ලංකා', undefined],
    [email, "o'brien+a_b@b-c.co.uk", undefined],
    [email, 'a..b@c.lk', 'notEmail'],
    [email, '.a@c.lk', 'notEmail'],
    [email, 'a.@c.lk', 'notEmail'],
    [email, '"a b"@c.lk', 'notEmail'],
    [email, 'a@-c.lk', 'notEmail'],
    [email, 'a@c-.lk', 'notEmail'],
    [email, 'a@c.lk-', 'notEmail'],
    [email, 'a@c..lk', 'notEmail'],
    [email, 'a@c.l?k', 'notEmail'],
    [email, 'a@192.168.1.1', 'notEmail'],
    [email, 'a@example.١٢', 'notEmail'],
    [email, 'a@example.12', 'notEmail'],
    [email, 'a@example.1k', 'notEmail'],
    [email, 'a@example.k1', 'notEmail'],
    [email, 'a@b.c', 'notEmail'],
    [email, 'a@b.ල', 'notEmail'],
    [email, 'a@1.lk', undefined],
    [email, 'a@xn--h2brj9c.xn--fzc2c9e2c', undefined],
    [email, 'mailto://amma@example.lk', undefined],
    [email, `${'a'.repeat(64)}@b.lk`, undefined],
    [email, `${'a'.repeat(65)}@b.lk`, 'notEmail'],
    // Three bytes each.
    [email, `${'ල'.repeat(21)}@b.lk`, undefined],
    [email, `${'ල'.repeat(22)}@b.lk`, 'notEmail'],
    // As it is sent (`xn--…`), a domain's label is longer: 61 and 64.
    [email, `a@${'ල'.repeat(55)}.lk`, undefined],
    [email, `a@${'ල'.repeat(58)}.lk`, 'notEmail'],
    [email, 'a@xn--zzzzzz.ලංකා', 'notEmail'],
    [email, `a@${'b'.repeat(63)}.lk`, undefined],
    [email, `a@${'b'.repeat(64)}.lk`, 'notEmail'],
    [email, `a@${`${'b'.repeat(49)}.`.repeat(5)}lk`, undefined],
    [email, `a@${`${'b'.repeat(49)}.`.repeat(5)}lklk`, 'notEmail'],
    [phone, '0771234567', undefined],
    [phone, 'amma@example.lk', 'notPhone'],
    [orEmail, '077 123 4567', undefined],
    [orEmail, 'Amma@Example.LK', undefined],
    [orEmail, 'amma@example', 'notPhone'],
    [phone, '077123456', 'notPhone'],
    [phone, '07712345678', 'notPhone'],
    [phone, 'abcdefghij', 'notPhone'],
    [phone, '077 123 4567', undefined],
    [phone, '+94 77 123 4567', undefined],
    [phone, '+9477123456', 'notPhone'],
    [phone, '+97433123456', 'notPhone'],
    [phone, 771234567, 'notPhone'],
    [phone, '077 123 4567 / 071 234 5678', 'twoPhones'],
    [foreign, '+974 3312 3456, 077 123 4567', 'twoPhones'],
    [foreign, '+974 4412 3456/57', 'twoPhones'],
    [phone, '011 234 5678/9', 'twoPhones'],
    [foreign, '0771234567', undefined],
    [foreign, '+974 3312 3456', undefined],
    [foreign, '00974 3312 3456', undefined],
    [foreign, '+12345678', undefined],
    [foreign, '+1234567', 'notPhone'],
    [foreign, '+123456789012345', undefined],
    [foreign, '+1234567890123456', 'notPhone'],
    [foreign, '+9477123456', 'notPhone'],
    [foreign, '97433123456', 'notPhone'],
    [id, 'aB'.repeat(12), undefined],
    [id, 'a'.repeat(25), 'notId'],
    [id, 'g'.repeat(24), 'notId'],
  ])('%j judges %j', (rule, value, error) => {
    expect(judge(rule, value)).toBe(error);
  });
});

describe('a link', () => {
  it('has a longest length', () => {
    expect(judge(COURSE_FIELDS.link, `https://a.lk/${'x'.repeat(1987)}`)).toBeUndefined();
    expect(judge(COURSE_FIELDS.link, `https://a.lk/${'x'.repeat(1988)}`)).toBe('notLink');
  });
  it.each(['https://a.lk', 'http://a.lk/b?c=d#e'])('may be %s', (link) => {
    expect(judge(COURSE_FIELDS.link, link)).toBeUndefined();
  });
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil', 'http://user@evil', 'http://', 'a.lk'])(
    'may not be %s',
    (link) => {
      expect(judge(COURSE_FIELDS.link, link)).toBe('notLink');
    },
  );
});

describe('any value at all', () => {
  const rules: Rule[] = [
    ...Object.values(SHADOW),
    ...Object.values(APPLICANT_FIELDS),
    ...Object.values(COURSE_FIELDS),
    PASSWORD,
  ];
  it('is judged without an exception, by an error the rule can have and a message that ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.anything(), (rule, value) => {
        const error = judge(rule, value);
        if (error === undefined) return true;
        return errorCodesOf(rule).includes(error) && validationMessage(rule, error).endsWith('.');
      }),
      { numRuns: 3000 },
    );
  });
  it('is unchanged by a second cleaning', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.string({ unit: 'binary' }), (rule, text) => {
        const once = clean(rule, text);
        expect(clean(rule, once)).toEqual(once);
      }),
    );
  });
});
