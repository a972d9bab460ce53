import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { AuthProvider } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import { i18nProvider } from '../messages';
import { httpClient, signedInWith } from '../providers/http';
import { watchSession } from '../providers/session';
import { SignInAgain } from './SignInAgain';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Tokens of the same account; the number makes them differ. */
const tokenOf = (number: number) => `x.${encode({ sub: '1', role: 'Admin', exp: 9e9, number })}.x`;
const [OLD, NEW] = [tokenOf(1), tokenOf(2)];

interface Reply {
  status?: number;
  json: object;
}
interface Asked {
  path: string;
  token: string | null;
  body: unknown;
}

/** A server that accepts one token only, and answers sign-ins in order. */
function serve(accepted: string, ...signIns: Reply[]): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = async (address, init) => {
    // Node's fetch rejects an AbortSignal of jsdom's.
    const { signal: _, ...options } = init ?? {};
    const request = new Request(new URL(address as string, 'http://x'), options);
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    const body: unknown = request.method === 'GET' ? undefined : await request.json();
    const { pathname: path } = new URL(request.url);
    asked.push({ path, token, body });
    if (path === '/user/login') {
      const { status = 200, json } = signIns.shift() ?? { status: 500, json: {} };
      return Response.json(json, { status });
    }
    return token === accepted ? Response.json({ saved: body }) : Response.json({ message: 'no' }, { status: 401 });
  };
  return asked;
}

/** A form that saves what is typed into it. */
function Note() {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState<unknown>();
  const save = () =>
    void httpClient('/notes', { method: 'PUT', body: JSON.stringify({ text }) }).then(({ json }) => setSaved(json));
  return (
    <>
      <label>
        Note
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button onClick={save}>Save the note</button>
      <output>{saved === undefined ? '' : JSON.stringify(saved)}</output>
      <SignInAgain />
    </>
  );
}

const authProvider = {
  getIdentity: () => Promise.resolve({ id: '1', email: 'head@onestep.test' }),
} as unknown as AuthProvider;

/** Somebody who has worked here, has typed something, and whose session has ended since. */
async function expired(...signIns: Reply[]) {
  localStorage.setItem('token', OLD);
  serve(OLD);
  await httpClient('/anything');
  const asked = serve(NEW, ...signIns);
  const user = renderAdmin(<Note />, {}, { authProvider });
  await user.type(screen.getByLabelText('Note'), 'Bring a drawing');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
  return { asked, user, dialog };
}

// Resumes waiting requests, so that no test affects the next.
afterEach(() => {
  localStorage.setItem('token', NEW);
  signedInWith(NEW);
});

describe('a session that ends on an open page', () => {
  it('is renewed in a dialog: the input is kept, and the failed request is sent again', async () => {
    const { asked, user, dialog } = await expired({ json: { token: NEW } });
    const email = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
    await waitFor(() => expect(email.value).toBe('head@onestep.test'));
    expect(email.readOnly).toBe(true);
    await user.type(within(dialog).getByLabelText(/^Password/), 'a long admin password{Enter}');
    expect(await screen.findByText('{"saved":{"text":"Bring a drawing"}}')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Bring a drawing');
    expect(localStorage.getItem('token')).toBe(NEW);
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ['/notes', OLD],
      ['/user/login', null],
      ['/notes', NEW],
    ]);
    expect(asked[1]?.body).toEqual({ email: 'head@onestep.test', password: 'a long admin password' });
  });

  it('is renewed by signing in again in another tab', async () => {
    const { dialog } = await expired();
    watchSession({ onSignedIn: signedInWith, onRemoved: () => undefined });
    localStorage.setItem('token', NEW);
    fireEvent(window, new StorageEvent('storage', { key: 'token', oldValue: OLD, newValue: NEW }));
    expect(await screen.findByText('{"saved":{"text":"Bring a drawing"}}')).toBeTruthy();
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  });

  it('says what is wrong, and keeps the password', async () => {
    const { user, dialog } = await expired(
      { status: 401, json: { message: 'Invalid credentials.' } },
      { status: 429, json: { message: 'Too many tries. Wait a minute.' } },
    );
    const password = within(dialog).getByLabelText<HTMLInputElement>(/^Password/);
    const send = within(dialog).getByRole('button', { name: 'Log in' });
    await user.click(send);
    expect(await within(dialog).findByText('Enter your password.')).toBeTruthy();
    await user.type(password, 'wrong');
    await user.click(send);
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Invalid credentials.');
    expect(password.value).toBe('wrong');
    await user.click(send);
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe('Too many tries. Wait a minute.'));
  });

  it('says it in the language of the app', async () => {
    const { user, dialog } = await expired({ status: 401, json: { message: 'Invalid credentials.' } });
    // The dialog still opens while the language is fetched.
    await act(() => i18nProvider.changeLocale('ta'));
    await user.type(within(dialog).getByLabelText(/^Password/), 'wrong{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/கடவுச்சொல் தவறு/);
    await i18nProvider.changeLocale('en');
  });

  it('asks for the code of the second factor where the server does', async () => {
    const { asked, user, dialog } = await expired(
      { status: 401, json: { code: 'SECOND_FACTOR_REQUIRED', message: 'Enter the code.' } },
      { status: 401, json: { code: 'SECOND_FACTOR_WRONG', message: 'This code is not right.' } },
      { json: { token: NEW } },
    );
    await user.type(within(dialog).getByLabelText(/^Password/), 'a long admin password{Enter}');
    const code = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: /^Code/ });
    expect(document.activeElement).toBe(code);
    expect(within(dialog).queryByRole('alert')).toBeNull();
    const broughtIntoView: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      broughtIntoView.push(this);
    };
    await user.type(code, '000000{Enter}');
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toBe('This code is not right.');
    // On a phone it is below what is in view of the dialog.
    expect(broughtIntoView).toContain(alert);
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.at(-2)?.body).toEqual({
      email: 'head@onestep.test',
      password: 'a long admin password',
      code: '123456',
    });
  });
});
