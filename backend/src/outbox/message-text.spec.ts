import { MESSAGE_TEMPLATES } from '#contract/outbox';
import { LANGUAGES } from '#contract/languages';
import { messageText } from './message-text.js';

const LINK = 'https://onestep.test/booking-status#secret';
// A Friday; Tuesday 24 November is a holiday.
const createdAt = new Date('2026-11-20T06:00:00Z');
const told = { name: 'Nimal & <Co>', kind: 'therapy-session-teacher', reference: 'OS-7K3M-9QXZ', createdAt } as const;
const params = { course: 'A calm morning', text: 'We open at eight.\nSee you {soon}.' };
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

  it('carries what people wrote as text, never as HTML', () => {
    expect(html).toContain('Nimal &amp; &lt;Co&gt;');
    expect(html).not.toContain('<Co>');
    expect(html).toContain(`<html lang="${language}">`);
  });
});

it('a booking is answered with its reference and its private link', () => {
  const received = { ...told, language: 'en', template: 'booking-received' } as const;
  const { subject, text, html } = messageText(received, LINK, [
    'Child’s name: <b>Sithum</b>',
    'Needs: {link}\nand calm',
  ]);
  expect(subject).toBe('We have your request OS-7K3M-9QXZ');
  expect(text).toContain('Hello Nimal & <Co>,\n\nThank you. We have received your request for therapy sessions.');
  expect(text).toContain('We will read it and call you by Wednesday 25 November.');
  expect(text).toContain(LINK);
  expect(text).toContain('\n\nWhat you sent us\nChild’s name: <b>Sithum</b>\nNeeds: {link}\nand calm\n\nOne Step');
  expect(html).toContain(
    '<p>What you sent us<br>Child’s name: &lt;b&gt;Sithum&lt;/b&gt;<br>Needs: {link}<br>and calm</p>',
  );
  // The address is one long word.
  expect(html).toContain('overflow-wrap: anywhere');
  expect(html).toContain(`<a href="${LINK}">${LINK}</a>`);
});

it.each(LANGUAGES)('an application is answered in %s with its reference', (language) => {
  expect(messageText({ ...told, language, template: 'application-received' }, LINK).text).toContain(told.reference);
});

it.each([
  'You have won http://evil.example/x',
  'Pay at evil.example',
  'www.evil-site.example',
  'write to x@evil.example',
  'call 077 123-4567',
])('nobody is greeted by what is no name but leads elsewhere: %s', (name) => {
  const { text, html } = messageText({ ...told, name, language: 'en', template: 'booking-received' }, LINK);
  expect(text).toMatch(/^Hello,\n\nThank you/);
  expect(text + html).not.toMatch(/evil|123-4567/);
});

it.each([
  'W.M. Nimal',
  'W.M.Nimal Perera',
  'එම්.පී. පෙරේරා',
  'கே.எஸ்.குமார்',
  'Anne-Marie O’Neil (mother)',
  'Kavi’s mother, Amma',
  'Malini z4783120459',
])('initials and signs are part of a name: %s', (name) => {
  expect(messageText({ ...told, name, language: 'en', template: 'booking-received' }, LINK).text).toMatch(
    `Hello ${name},`,
  );
});

it('without a name and in no language it greets in English', () => {
  expect(messageText({ template: 'password-reset', createdAt }, LINK).text).toMatch(
    /^Hello,\n\nYou can choose a new password here: /,
  );
});
