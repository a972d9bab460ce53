import fc from '../../test/support/seeded-fast-check.js';
import { emailAddress, holdsTwoPhones, phoneDigits } from './phones-and-emails.js';

/** Marks that come along when a number or an address is copied. */
const MARKS = [
  '\u200E',
  '\u200F',
  '\uFE0F',
  '\u00AD',
  '\u3164',
  '\u200D',
  '\u200C',
  '\u200B',
  '\u2060',
  '\uFEFF',
  '\u2800',
];

describe('a phone number', () => {
  it.each([
    ['077 123 4567', '0771234567'],
    ['077-123-4567', '0771234567'],
    ['077–1234567', '0771234567'],
    ['077‑123−4567', '0771234567'],
    ['077.123.4567', '0771234567'],
    ['077·123·4567', '0771234567'],
    ['077/1234567', '0771234567'],
    ["077'123'4567", '0771234567'],
    ['077 123 4567,', '0771234567'],
    ['（０７７）１２３４５６７', '0771234567'],
    ['௦௭௭ ௧௨௩ ௪௫௬௭', '0771234567'],
    ['771234567', '0771234567'],
    ['00000 00000', '0000000000'],
    ['+94 77 123 4567', '0771234567'],
    ['＋94 77 123 4567', '0771234567'],
    ['0094771234567', '0771234567'],
    ['94 77 123 4567', '0771234567'],
    ['+94 (0)77 123 4567', '0771234567'],
    ['tel:+94771234567', '0771234567'],
    ['tel:+94-77-123-4567;ext=5', '0771234567'],
    ['Tel. 077 123 4567', '0771234567'],
    ['callto:0771234567', '0771234567'],
    ['callto://+94771234567', '0771234567'],
    ['WhatsApp: 077 123 4567', '0771234567'],
    ['whatsapp://send?phone=94771234567', '0771234567'],
    ['wa.me/94771234567', '0771234567'],
    ['https://wa.me/94771234567?text=Hello%202', '0771234567'],
    ['https://api.whatsapp.com/send?phone=%2B94771234567&text=Hi', '0771234567'],
    ['tel:+94%2077%20123%204567,%20', '0771234567'],
    ['sms:0771234567?body=1', '0771234567'],
    ['00974 3312 3456', '+97433123456'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0) 20 7946 0958', '+442079460958'],
    ['(+44) (0)20 7946 0958', '+442079460958'],
    ['+44 020 7946 0958', '+442079460958'],
    ['+44 20 0946 0958', '+442009460958'],
    ['+971 (0)50 123 4567', '+971501234567'],
    ['+971 050 123 4567', '+971501234567'],
    ['+61 (0)4 1234 5678', '+61412345678'],
    ['+1 202 555 0123', '+12025550123'],
    ['+39 06 6982 0000', '+390669820000'],
    ['+39 (0)6 6982 0000', '+390669820000'],
    ['+225 07 12 34 56 78', '+2250712345678'],
    ['+225 (0)7 12 34 56 78', '+2250712345678'],
    ['00241 (0)6 12 34 56', '+24106123456'],
    ['+36 06 20 123 4567', '+36201234567'],
    ['+36 (06) 20 123 4567', '+36201234567'],
    ['+36 (0)62 123 456', '+3662123456'],
    ['https://wa.me/97433123456', '+97433123456'],
    ['wa.me/4402079460958', '+442079460958'],
    ['wa.me/0771234567', '0771234567'],
    ['wa.me/771234567', '0771234567'],
    ['whatsapp://send?phone=97433123456', '+97433123456'],
    ['whatsapp://send?phone=97433123456&text', '+97433123456'],
    ['viber://chat?number=97433123456', '+97433123456'],
    ['https://api.whatsapp.com/send/?phone=94771234567&text&type=phone_number&app_absent=0', '0771234567'],
    ['tel:077-123-4567;phone-context=+94', '0771234567'],
    ['tel:+974-3312-3456;ext=1/2', '+97433123456'],
    ['දුරකථන: 0771234567', '0771234567'],
    ['දුරකථන අංකය: 077 123 4567', '0771234567'],
    ['දුරකථන 077 123 4567', '0771234567'],
    ['தொலைபேசி: 0771234567', '0771234567'],
    ['தொலைபேசி எண்: 0771234567', '0771234567'],
    ['Tel 077 1234567', '0771234567'],
    ['Phone – 077 123 4567', '0771234567'],
    ['Mobile no. 077 123 4567', '0771234567'],
    ['WhatsApp +974 3312 3456', '+97433123456'],
    ['077 123 4567 (WhatsApp)', '0771234567'],
    ['077 123 4567 (අම්මා)', '0771234567'],
    ['077 123 4567 WhatsApp', '0771234567'],
    ['+49 5261/12345', '+49526112345'],
    ['+971 50 123/4567', '+971501234567'],
    ['+380/44/123/45/67', '+380441234567'],
    ['+49 30 1234567-0', '+493012345670'],
    ['+9477123456', '+9477123456'],
    ['077 000 00', '07700000'],
    ['Amma@Example.LK', 'amma@example.lk'],
  ])('typed as %s is sent as %s', (typed, sent) => {
    expect(phoneDigits(typed)).toBe(sent);
  });

  it.each(MARKS)('is the same with %j anywhere', (mark) => {
    expect(phoneDigits(Array.from('077 1234567').join(mark))).toBe('0771234567');
  });

  it.each([
    '077 123 4567 / 071 234 5678',
    '077 123 4567, 0712345678',
    '0771234567 or 0712345678',
    '0771234567 හෝ 0712345678',
    '+94 77 123 4567; +974 3312 3456',
    '077 123 4567 (mother) 071 234 5678 (father)',
    '0771234567 0712345678 0112345678',
    '௦௭௭௧௨௩௪௫௬௭ / ௦௭௧௨௩௪௫௬௭௮',
    // Two lines, as a field of one line takes them.
    '07712345670712345678',
    '+94771234567+94712345678',
    '0771234567+0712345678',
    '1. 0771234567 2. 0712345678',
    '(1) 0771234567 (2) +974 3312 3456',
    // Of the second only the end.
    '+974 4412 3456/57',
    '+974 4412 3456 / 4412 3457',
    '+974 4412 3456/57/58',
    '+65 6123 4567/8',
    '+65 6123 4567／8',
    '+65 6123 4567, 4568',
    '011 234 5678/9',
    'Tel: +94 11 234 5678 & 79',
  ])('is not read from %s, which holds two', (typed) => {
    expect(holdsTwoPhones(phoneDigits(typed))).toBe(true);
  });

  it.each([
    '077 123 4567 8901',
    '0771234567 ext 12',
    '077 123 456',
    'no phone',
    '1'.repeat(50),
    '0771234567, 12 Temple Road',
    '+974 4412 3456 12 3456',
  ])('with a mistake is one: %s', (typed) => {
    expect(holdsTwoPhones(phoneDigits(typed))).toBe(false);
  });

  it('made to be read in many ways takes no time', () => {
    const text = [
      '9a0a17141a141a1a0a0a0aaa1,1a0a1a1a1a0a0a1a191a1a1a1,',
      '1a0a0aaa1a1a1a1a0a1a0a0a1a1a1a9a1a1a1a0a0a1a1a1a1a1a191a0a0a',
      '1a1a1a1a1a1a1a0a0a1a1a1a1a141aaa0a0a1a1a1a1a4a1a130a0a1a1a1a1a1a,a1a0a0a1a1a1a1a1a1a1a0a',
    ].join('');
    const before = performance.now();
    for (let again = 0; again < 5; again += 1) phoneDigits(text);
    expect(performance.now() - before).toBeLessThan(500);
  });

  it('is the same when it is read again, whatever was typed', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        '0',
        '00',
        '+',
        '94',
        '44',
        '(0)',
        '077',
        '1234567',
        ' / ',
        'tel:',
        'tel ',
        'wa.me/',
        '?a=',
        '%2b',
        '/8',
        ' (a)',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const once = phoneDigits(parts.join(''));
        expect(phoneDigits(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an email address', () => {
  it.each([
    [' Amma@Example.LK ', 'amma@example.lk'],
    ['mailto:amma@example.lk', 'amma@example.lk'],
    ['mailto:amma@example.lk?subject=Hello', 'amma@example.lk'],
    ['mailto://amma@example.lk', 'amma@example.lk'],
    ['MailTo: amma@example.lk', 'amma@example.lk'],
    ['<amma@example.lk>', 'amma@example.lk'],
    ['amma@example.lk,', 'amma@example.lk'],
    ['amma@example.lk.', 'amma@example.lk'],
    ['ａｍｍａ＠ｅｘａｍｐｌｅ．ｌｋ', 'amma@example.lk'],
  ])('typed as %s is %s', (typed, read) => {
    expect(emailAddress(typed)).toBe(read);
  });

  it.each(['.', ' .', '>', ','])('made of nothing but %j before a letter takes no time', (sign) => {
    const text = `${sign.repeat(40_000)}a`;
    const before = performance.now();
    emailAddress(text);
    expect(performance.now() - before).toBeLessThan(500);
  });

  it.each(MARKS)('is the same with %j anywhere', (mark) => {
    expect(emailAddress(Array.from('amma@example.lk').join(mark))).toBe('amma@example.lk');
  });
});
