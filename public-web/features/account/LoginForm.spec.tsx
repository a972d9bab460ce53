import { screen, waitFor } from '@testing-library/react';
import { forgetAll, summaryFocused } from '../../test/SampleForm.js';
import { renderPage } from '../../test/render.js';
import { serverThat, type Call } from '../../test/server.js';
import { LoginForm } from './LoginForm.js';

const EMAIL = 'ruwani@example.org';
const PASSWORD = 'one step at a time';
const refused = (code: string, message: string) => ({ status: 401, body: { code, message } });
const bodyOf = (call: Call | undefined) => call?.body;
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function logIn() {
  const { user } = renderPage(<LoginForm />);
  await user.type(screen.getByLabelText('Email'), EMAIL);
  await user.type(password(), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return user;
}

beforeEach(forgetAll);

describe('logging in', () => {
  it.each([
    [
      'too often',
      { status: 429, body: {}, headers: { 'Retry-After': '60' } },
      'There have been many tries, perhaps by others on the same connection.',
    ],
    ['answered by nobody', { status: 503, body: {} }, 'Our service is not working at the moment.'],
    ['lost on the way', 'lost' as const, 'We do not know if your answers arrived.'],
  ])('keeps what was typed when it is %s', async (_, answer, words) => {
    serverThat(answer);
    await logIn();
    await summaryFocused();
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect([screen.getByLabelText<HTMLInputElement>('Email').value, password().value]).toEqual([EMAIL, PASSWORD]);
  });

  it('keeps the email address when it is refused, and clears the password', async () => {
    serverThat(refused('UNAUTHORIZED', 'Invalid credentials.'));
    const user = await logIn();
    await summaryFocused();
    expect(screen.getByText('Invalid credentials.')).toBeTruthy();
    expect([screen.getByLabelText<HTMLInputElement>('Email').value, password().value]).toEqual([EMAIL, '']);
    await user.type(password(), 'another');
    expect(password().value).toBe('another');
  });

  it('asks for a code where the account has a second factor, and sends it with what was typed', async () => {
    const calls = serverThat(
      refused('SECOND_FACTOR_REQUIRED', 'Please enter the code from your authenticator app.'),
      refused('SECOND_FACTOR_WRONG', 'This code is wrong or has already been used. Please enter the next one.'),
    );
    const user = await logIn();
    const heading = await screen.findByRole('heading', { name: 'Enter your code' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.querySelector('.summary')).toBeNull();
    const code = screen.getByLabelText<HTMLInputElement>('Code');
    expect([code.value, code.autocomplete]).toEqual(['', 'one-time-code']);
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await summaryFocused();
    expect(screen.getByText(/This code is wrong or has already been used/)).toBeTruthy();
    expect(code.value).toBe('123456');
    expect(bodyOf(calls[0])).toEqual({ email: EMAIL, password: PASSWORD });
    expect(bodyOf(calls[1])).toEqual({ email: EMAIL, password: PASSWORD, code: '123456' });
  });

  it('begins anew for somebody else, with the focus at the beginning', async () => {
    serverThat(refused('SECOND_FACTOR_REQUIRED', 'Please enter the code from your authenticator app.'));
    const user = await logIn();
    await user.click(await screen.findByRole('button', { name: 'Log in as someone else' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect([screen.getByLabelText<HTMLInputElement>('Email').value, password().value]).toEqual(['', '']);
  });

  it('tells who has lost the device and the recovery codes what to do: a new password would not help', async () => {
    serverThat(refused('SECOND_FACTOR_REQUIRED', 'Please enter the code from your authenticator app.'));
    await logIn();
    const lost = 'Have you lost your phone and your recovery codes? Ask an administrator to invite you again.';
    expect(await screen.findByText(lost)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('keeps the language of the page, to which the account opens', async () => {
    const payload = Buffer.from(JSON.stringify({ role: 'Counselor', exp: 4_000_000_000 })).toString('base64url');
    serverThat({ status: 200, body: { token: `h.${payload}.s` } });
    // jsdom goes to no other page, and says so.
    const { error } = console;
    console.error = () => undefined;
    const { user } = renderPage(<LoginForm />, 'si', '/login');
    await user.type(document.getElementById('email') as HTMLInputElement, EMAIL);
    await user.type(document.getElementById('password') as HTMLInputElement, PASSWORD);
    await user.click(document.querySelector('form .buttons > button') as HTMLButtonElement);
    await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull());
    expect(localStorage.getItem('language')).toBe('si');
    console.error = error;
  });

  it('can begin again as somebody else', async () => {
    serverThat(refused('SECOND_FACTOR_REQUIRED', 'Please enter the code from your authenticator app.'));
    const user = await logIn();
    await user.click(await screen.findByRole('button', { name: 'Log in as someone else' }));
    expect(password().value).toBe('');
  });
});
