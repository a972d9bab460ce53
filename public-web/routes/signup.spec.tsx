import { act, waitFor, within } from '@testing-library/react';
import type { Language } from '#contract/languages';
import { fillIn, forgetAll, kept, summaryFocused } from '../test/SampleForm.js';
import { renderPage } from '../test/render.js';
import { serverThat } from '../test/server.js';
import Signup from './signup.js';

/** A whole application is sent; keyboards of phones leave a space behind a name. */
async function apply(language: Language = 'en') {
  const page = renderPage(<Signup />, language, '/signup');
  const { user } = page;
  await fillIn(user, {
    full_name: 'Ruwani Silva ',
    home_address: '4 Temple Road',
    phone_number: '0712345678',
    whatsapp_number: '0712345678',
    email: 'ruwani@example.org',
    password: 'one step at a time',
  });
  await user.click(document.querySelector('input[type="radio"]') as HTMLInputElement);
  const cv = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
  await user.upload(document.getElementById('cv') as HTMLInputElement, cv);
  await user.click(document.querySelector('form button:not([type])') as HTMLElement);
  return page;
}

describe('an application under an email address that is known', () => {
  beforeEach(forgetAll);

  it.each([
    ['en', 'This email address is already registered. Log in, or use another email address.', 'Log in', '/login'],
    ['si', 'මේ ඊමේල් ලිපිනය දැනටමත් ලියාපදිංචි කර ඇත. ඇතුළු වන්න, නැතහොත් වෙනත් ඊමේල් ලිපිනයක් දෙන්න.', 'ඇතුළු වන්න', '/si/login'],
    [
      'ta',
      'இந்த மின்னஞ்சல் முகவரி ஏற்கெனவே பதிவாகியுள்ளது. உள்நுழையுங்கள், அல்லது வேறு முகவரியைத் தாருங்கள்.',
      'உள்நுழையுங்கள்',
      '/ta/login',
    ],
  ] as const)('is told in %s to log in, with the way to it at the field', async (language, words, link, to) => {
    const known = 'This email address is already registered.';
    serverThat({ status: 409, body: { code: 'CONFLICT', message: known, errors: { email: known } } });
    await apply(language);
    await summaryFocused();
    expect(document.querySelector('.summary li')?.textContent).toBe(words);
    const field = document.getElementById('email')?.closest('.field') as HTMLElement;
    expect(field.querySelector('.field-error')?.textContent).toContain(words);
    const way = within(field).getByRole('link', { name: link });
    expect(way.getAttribute('href')).toBe(to);
    expect(document.getElementById('email')?.getAttribute('aria-describedby')).toContain('email-error');
  });

  it('is thanked by name, without the space behind it', async () => {
    const email = 'ruwani@example.org';
    serverThat({ status: 201, body: { user: { email }, reference: 'OS-1234-5678' } });
    const { router } = await apply();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', state: { email } }));
    expect(router.state.location.state).toMatchObject({ full_name: 'Ruwani Silva' });
  });

  it('is not told so of a field that is merely wrong', async () => {
    const { user } = renderPage(<Signup />, 'en', '/signup');
    await user.click(document.querySelector('form button:not([type])') as HTMLElement);
    await summaryFocused();
    const field = document.getElementById('email')?.closest('.field') as HTMLElement;
    expect(within(field).queryByRole('link')).toBeNull();
  });
});

describe('an application that has arrived', () => {
  beforeEach(forgetAll);

  it('stays in the form until the next page is there: sent again, it would be answered as the first', async () => {
    let arrive: () => void = () => undefined;
    const answer = { status: 201, body: { user: { email: 'ruwani@example.org' }, reference: 'OS-1234-5678' } };
    const calls = serverThat(() => new Promise((resolve) => (arrive = () => resolve(answer))));
    const { router } = await apply();
    const keptOnTheWay: boolean[] = [];
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'loading') keptOnTheWay.push(kept().includes('Ruwani Silva'));
    });
    act(() => arrive());
    await waitFor(() => expect(kept()).not.toContain('Ruwani Silva'));
    expect(router.state.location).toMatchObject({ pathname: '/', state: { full_name: 'Ruwani Silva' } });
    expect(keptOnTheWay).toEqual([true]);
    expect(calls).toHaveLength(1);
  });
});

it.each([
  ['en', 'A PDF file of 5 MB or less.'],
  ['si', 'MB 5ක් හෝ ඊට අඩු PDF ගොනුවක්.'],
  ['ta', '5 MB அல்லது சிறிய PDF கோப்பு.'],
] as const)('says in %s what the CV has to be, and how a photo of it becomes that', (language, size) => {
  renderPage(<Signup />, language, '/signup');
  const hint = document.getElementById('cv-hint')?.textContent;
  for (const words of [size, '“Print”', '“Save as PDF”']) expect(hint).toContain(words);
});

it.each([
  ['an empty file', 0, '0.0 MB'],
  ['a small one', 1, '0.1 MB'],
  ['the largest', 5 * 1024 * 1024, '5.0 MB'],
  ['one that is too large', 5 * 1024 * 1024 + 1, '5.1 MB'],
])('says how large %s is, in words that its error does not deny', async (_, bytes, size) => {
  const { user } = renderPage(<Signup />, 'en', '/signup');
  const cv = new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' });
  await user.upload(document.getElementById('cv') as HTMLInputElement, cv);
  expect(document.getElementById('cv')?.closest('.field')?.textContent).toContain(`(${size})`);
});
