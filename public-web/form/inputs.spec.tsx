import { BOOKING_FIELDS, BOOKING_KINDS, PARENT_FIELDS } from '#contract/bookings';
import { CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import type { Rules } from '#contract/rule';
import { LOGIN_FIELDS, REGISTRATION_FIELDS } from '#contract/users';
import { field, forgetAll, sampleForm } from '../test/SampleForm.js';

/** Autofill is only for the visitor's own details; other fields are not about the visitor. */
const OWN_DETAILS: Readonly<Record<string, string>> = {
  parentName: 'name',
  parentPhone: 'tel',
  parentEmail: 'email',
  full_name: 'name',
  home_address: 'street-address',
  phone_number: 'tel',
  whatsapp_number: 'tel',
  phone: 'tel',
  email: 'email',
  name: 'name',
};

/** Only what fits the question: keyboard, what the browser may fill in, no red wave below names and addresses. */
function expected(id: string, password: string): Readonly<Record<string, string>> {
  if (/phone|whatsapp/i.test(id)) return { type: 'tel', autocomplete: 'tel' };
  if (/email/i.test(id))
    return { inputmode: 'email', autocapitalize: 'none', autocomplete: 'email', spellcheck: 'false' };
  if (/Age$|Grade$|[Pp]er[Ww]eek$/.test(id)) return { type: 'text', autocomplete: 'off', inputmode: 'numeric' };
  if (/Date/.test(id)) return { type: 'text', inputmode: 'numeric', autocomplete: 'off' };
  if (id === 'password') return { autocomplete: password, spellcheck: 'false' };
  if (/name$/i.test(id)) return { autocomplete: OWN_DETAILS[id] ?? 'off', spellcheck: 'false' };
  return { autocomplete: OWN_DETAILS[id] ?? 'off' };
}

const FORMS: [string, Rules, string?][] = [
  ...BOOKING_KINDS.map((kind): [string, Rules] => [kind, { ...PARENT_FIELDS, ...BOOKING_FIELDS[kind] }]),
  ['contact', CONTACT_FIELDS],
  ['course request', COURSE_REQUEST_FIELDS],
  ['registration', REGISTRATION_FIELDS, 'new-password'],
  ['login', LOGIN_FIELDS, 'current-password'],
];

beforeEach(forgetAll);

describe.each(FORMS)('the fields of a %s', (_, rules, password = '') => {
  it('tell the keyboard and the browser what comes, and have a label, no placeholder and no star', () => {
    sampleForm({ rules, honeypot: undefined });
    const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')];
    expect(controls.length).toBeGreaterThan(1);
    for (const control of controls) {
      expect(control.placeholder || control.title).toBe('');
      expect(control.labels?.[0]?.textContent).toMatch(/^[^*]+$/);
      if (['radio', 'checkbox'].includes(control.type)) continue;
      for (const [name, text] of Object.entries(expected(control.id, password))) {
        expect([control.id, name, control.getAttribute(name)]).toEqual([control.id, name, text]);
      }
    }
    expect(document.querySelector('form')?.noValidate).toBe(true);
  });

  it('mark what may be left out', () => {
    sampleForm({ rules, honeypot: undefined });
    const marked = [...document.querySelectorAll('form .optional')].map((mark) => mark.parentElement?.textContent);
    const optional = Object.values(rules).filter((rule) => rule.optional);
    expect(marked).toEqual(optional.map(({ label }) => `${label} (optional)`));
  });
});

it('the year that is filled in can be deleted to type another, and comes back where none is typed', async () => {
  const { user } = sampleForm();
  await user.type(field('Day'), '5');
  await user.type(field('Month'), '1');
  const presumed = field('Year').value;
  expect(presumed).toMatch(/^20\d\d$/);
  await user.click(field('Year'));
  await user.keyboard('{Backspace}');
  expect(field('Year').value).toBe('');
  await user.tab();
  expect(field('Year').value).toBe(presumed);
  await user.click(field('Year'));
  await user.keyboard('{Backspace}2031');
  expect(field('Year').value).toBe('2031');
});

it('that few mail services deliver to an address is announced while it is typed, and no longer said of another', async () => {
  const { user } = sampleForm({ rules: CONTACT_FIELDS });
  const status = document.querySelector('.field:has(#email) [role="status"]');
  await user.type(field('Email'), 'අම්මා@example.lk');
  expect(status?.textContent).toMatch(/^Many mail services do not deliver to an address with these letters/);
  await user.clear(field('Email'));
  await user.type(field('Email'), 'amma@example.lk');
  expect(status?.textContent).toBe('');
});
