import { MESSAGE_TEMPLATES } from '#contract/messages';
import { LANGUAGES } from '#contract/languages';
import { messageText } from './message-text.js';

const LINK = 'https://onestep.test/booking-status#secret';
// A Friday; Tuesday 24 November is a holiday.
const createdAt = new Date('2026-11-20T06:00:00Z');
const told = { name: 'Nimal', kind: 'therapy-session-teacher', reference: 'OS-7K3M-9QXZ', createdAt } as const;
const params = {
  course: 'A calm morning',
  text: 'We open at <b>eight</b>.\nSee you {soon}.',
  staff: 'Kumari',
  sessions: 'Tuesday 24 November, 15:30–16:30',
  before: 'Monday 23 November, 15:30–16:30',
};
const all = LANGUAGES.flatMap((language) => MESSAGE_TEMPLATES.map((template) => ({ language, template })));

describe.each(all)('the message $template in $language', ({ language, template }) => {
  const { subject, text, html } = messageText({ ...told, params, language, template }, LINK);

  it('fills in everything and ends with whom to call', () => {
    expect(`${subject}${text}${html}`.replaceAll('{soon}', '').replaceAll(/style="[^"]*"/g, '')).not.toMatch(/[{}]/);
    expect(text).toMatch(/011 234 5678/);
  });

  it('does not reveal in its subject what it is about', () => {
    expect(subject).not.toMatch(/therap|speech|behavio|needs|Nimal|சிகிச்சை|චිකිත්සා/i);
  });

  it('carries what is written as text, never as HTML', () => {
    expect(html).not.toContain('<b>');
    expect(html).toContain(`<html lang="${language}">`);
  });
});

it('a booking is answered with its reference and its private link', () => {
  const received = { ...told, language: 'en', template: 'booking-received' } as const;
  const { subject, text, html } = messageText(received, LINK, ['Child’s age: <b>8</b>', 'School grade: {link}\nor 3']);
  expect(subject).toBe('We have your request OS-7K3M-9QXZ');
  expect(text).toContain('Hello Nimal,\n\nThank you. We have received your request for therapy sessions.');
  expect(text).toContain('We will read it and call you by Wednesday 25 November.');
  expect(text).toContain(LINK);
  expect(text).toContain('\n\nFrom what you sent us\nChild’s age: <b>8</b>\nSchool grade: {link}\nor 3\n\nOne Step');
  expect(html).toContain(
    '<p>From what you sent us<br>Child’s age: &lt;b&gt;8&lt;/b&gt;<br>School grade: {link}<br>or 3</p>',
  );
  // The address is one long word.
  expect(html).toContain('overflow-wrap: anywhere');
  expect(html).toContain(`<a href="${LINK}">${LINK}</a>`);
});

it.each([
  ['en', 'Cancelled sessions: OS-7K3M-9QXZ'],
  ['si', 'අවලංගු කළ වාර: OS-7K3M-9QXZ'],
  ['ta', 'ரத்துச் செய்யப்பட்ட அமர்வுகள்: OS-7K3M-9QXZ'],
] as const)('of one cancelled session nobody reads in %s that all of them are', (language, subject) => {
  expect(messageText({ ...told, params, language, template: 'session-cancelled' }, LINK).subject).toBe(subject);
});

it.each(LANGUAGES)('an application is answered in %s with its reference', (language) => {
  expect(messageText({ ...told, language, template: 'application-received' }, LINK).text).toContain(told.reference);
});

const ZWNJ = '\u200c';
const ZWJ = '\u200d';

it.each([
  'You have won http://evil.example/x',
  'Pay at evil.example',
  'www.evil-site.example',
  'write to x@evil.example',
  'call 077 123-4567',
  'call 077.123.4567',
  'call 077–123–4567 now',
  'CALL (077) 12 345 - 67',
  'call ௦௭௭௧௨௩௪௫௬௭',
  'call 077 now',
  '203.0.113.7',
  'evil.com',
  'café.com',
  'x.com',
  'a.b.co',
  'www.හලෝ.lk',
  'evil.ලංකා',
  'evil.இலங்கை',
  'evil。lk',
  'evil．lk',
  'evil․lk',
  `evil${ZWNJ}.lk`,
  `evil.${ZWJ}lk`,
  `${ZWJ}evil`,
  'evil\u202e.lk',
  'evil…lk',
  '𝐱.𝐜𝐨𝐦',
  'Nimal & <Co>',
  'Anne (call me)',
  '#evil',
  '...',
  ' - ',
])('nobody is greeted by what is no name: %s', (name) => {
  const { text, html } = messageText({ ...told, name, language: 'en', template: 'booking-received' }, LINK);
  expect(text).toMatch(/^Hello,\n\nThank you/);
  expect(html).toContain('<p>Hello,</p>');
});

it.each([
  ['W.M. Nimal', 'W.M. Nimal'],
  // Without the space it would be the name of a server.
  ['W.M.Nimal Perera', 'W.M. Nimal Perera'],
  ['X.COM', 'X. COM'],
  ['එ.ලංකා', 'එ. ලංකා'],
  ['එම්.පී. පෙරේරා', 'එම්.පී. පෙරේරා'],
  ['கே.எஸ்.குமார்', 'கே. எஸ். குமார்'],
  [`ක්${ZWJ}රිෂාන්ති ප්${ZWJ}රියන්ත`, `ක්${ZWJ}රිෂාන්ති ප්${ZWJ}රියන්ත`],
  ['Dr. Anne-Marie O’Neil', 'Dr. Anne-Marie O’Neil'],
  ['Mrs. Kumari Perera', 'Mrs. Kumari Perera'],
  ['Rev.Sumana', 'Rev. Sumana'],
  ['Mohd. Rifkan', 'Mohd. Rifkan'],
  // W and F, as they are written in Sinhala and Tamil.
  ['ඩබ්ලිව්.ඒ. නිමාලි', 'ඩබ්ලිව්.ඒ. නිමාලි'],
  ['டபிள்யூ.ஏ. நிமாலி', 'டபிள்யூ.ஏ. நிமாலி'],
  ['எஃப். நுஸ்ரத்', 'எஃப். நுஸ்ரத்'],
  // Phones make a dot of two spaces.
  ['Nimal Perera. ', 'Nimal Perera'],
  ['Maria D´Souza', "Maria D'Souza"],
  ['Maria D`Souza', 'Maria D`Souza'],
  ['Anne–Marie', 'Anne–Marie'],
  ["Kavi's mother", "Kavi's mother"],
  ['محمد علي', 'محمد علي'],
  ['José Müller-Ñandú', 'José Müller-Ñandú'],
])('initials and signs are part of a name: %s', (name, greeted) => {
  expect(messageText({ ...told, name, language: 'en', template: 'booking-received' }, LINK).text).toMatch(
    `Hello ${greeted},\n`,
  );
});

it('an answer of the office goes as it was written', () => {
  const text = 'See https://onestep.test/ServiceList or call 077 123 4567.';
  const answered = { ...told, params: { text }, language: 'en', template: 'contact-answered' } as const;
  expect(messageText(answered, LINK).text).toBe(
    `Hello Nimal,\n\n${text}\n\nOne Step\nCall us: 011 234 5678 or 077 123 4567`,
  );
});

it('without a name and in no language it greets in English', () => {
  expect(messageText({ template: 'password-reset', createdAt }, LINK).text).toMatch(
    /^Hello,\n\nYou can choose a new password here: /,
  );
});
