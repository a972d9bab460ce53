import { screen, waitFor, within } from '@testing-library/react';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { i18nProvider } from '../messages';
import { hasUnsaved } from '../providers/unsaved';
import { MyAccount } from './MyAccount';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const NEW_TOKEN = `x.${encode({ sub: '1', role: 'Admin', iat: 1, exp: 9e9 })}.x`;
const SESSIONS = [
  {
    id: 's1',
    createdAt: '2026-01-02T04:30:00.000Z',
    until: '',
    agent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    current: true,
  },
  {
    id: 's2',
    createdAt: '2026-01-01T04:30:00.000Z',
    until: '',
    agent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Safari/537',
    current: false,
  },
];

/** The account of an administrator; `answers` are the server's responses to what is sent, in order. */
function renderAccount({ secondFactor = false, answers = [] as [number, object][] } = {}) {
  const sent: [string, string, unknown][] = [];
  const state = { secondFactor };
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    const path = address as string;
    const method = init?.method ?? 'GET';
    if (path === '/user/me' && method === 'GET') {
      return Promise.resolve(
        Response.json({
          user: {
            _id: '1',
            role: 'Admin',
            email: 'head@onestep.test',
            ...state,
            ...(state.secondFactor && { recoveryCodesLeft: 3 }),
          },
        }),
      );
    }
    if (path === '/user/me/sessions' && method === 'GET') return Promise.resolve(Response.json(SESSIONS));
    sent.push([method, path, JSON.parse((init?.body as string | undefined) ?? 'null')]);
    const [status, json] = answers.shift() ?? [200, {}];
    if (path.endsWith('/confirm') && status === 200) state.secondFactor = true;
    return Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(json, { status }));
  };
  return { user: renderAdmin(<MyAccount />, {}), sent };
}

const hasFocus = (element: HTMLElement): Promise<void> => waitFor(() => expect(document.activeElement).toBe(element));

describe('the account page', () => {
  afterEach(() => i18nProvider.changeLocale('en'));

  it('speaks the language that is chosen', async () => {
    const { user } = renderAccount();
    await user.click(await screen.findByRole('button', { name: 'தமிழ்' }));
    expect(await screen.findByRole('heading', { name: 'என் கணக்கு' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('ta');
    expect(screen.getAllByRole('button', { name: 'கடவுச்சொல்லைக் காட்டுங்கள்' })).toHaveLength(2);
    expect(screen.getAllByText(/^1 ஜன., 2026/)[0]).toBeTruthy();
    // All of the page is drawn anew.
    await hasFocus(screen.getByRole('button', { name: 'தமிழ்' }));
  });

  it('changes the password, goes on with the new token, and shows a wrong one beside its field', async () => {
    const { user, sent } = renderAccount({
      answers: [
        [400, { message: 'x', errors: { current: 'This is not your current password.' } }],
        [200, { token: NEW_TOKEN }],
      ],
    });
    const section = await screen.findByRole('region', { name: 'Password' });
    const [current, password] = [
      within(section).getByLabelText('Current password'),
      within(section).getByLabelText('New password'),
    ];
    expect(current.getAttribute('type')).toBe('password');
    await user.type(current, 'wrong');
    await user.type(password, 'a quiet river stone');
    await user.click(within(section).getByRole('button', { name: 'Change the password' }));
    expect(await within(section).findByText('This is not your current password.')).toBeTruthy();
    expect((password as HTMLInputElement).value).toBe('a quiet river stone');
    await user.click(within(section).getByRole('button', { name: 'Change the password' }));
    expect(await screen.findByText('Your password is changed. You are logged out everywhere else.')).toBeTruthy();
    expect(localStorage.getItem('token')).toBe(NEW_TOKEN);
    expect(sent).toEqual([
      ['PUT', '/user/me/password', { current: 'wrong', password: 'a quiet river stone' }],
      ['PUT', '/user/me/password', { current: 'wrong', password: 'a quiet river stone' }],
    ]);
  });

  it('asks for twelve characters before anything is sent', async () => {
    const { user, sent } = renderAccount();
    const section = await screen.findByRole('region', { name: 'Password' });
    await user.type(within(section).getByLabelText('New password'), 'too short');
    await user.click(within(section).getByRole('button', { name: 'Change the password' }));
    expect(await within(section).findByText(/12 characters/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('lists where the account is signed in, and ends all other sessions', async () => {
    const { user, sent } = renderAccount({ answers: [[204, {}]] });
    const section = await screen.findByRole('region', { name: 'Where you are logged in' });
    const items = await within(section).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Firefox, Linux (here)Since 2 Jan 2026, 10:00',
      expect.stringContaining('Chrome, AndroidSince 1 Jan 2026, 10:00'),
    ]);
    await user.click(within(section).getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(sent).toEqual([['DELETE', '/user/me/sessions', null]]));
  });

  it('takes a session that has ended meanwhile for ended', async () => {
    expectFailedRequests();
    const { user } = renderAccount({ answers: [[404, { message: 'This was not found.' }]] });
    await user.click(await screen.findByRole('button', { name: /^Log out from Chrome, Android/ }));
    expect(await screen.findByText('That session was logged out.')).toBeTruthy();
  });

  it('sets up a second factor: picture and key, a code, and the recovery codes once', async () => {
    const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const { user, sent } = renderAccount({
      answers: [
        [200, { secret, otpauthUrl: `otpauth://totp/One%20Step:head?secret=${secret}` }],
        [400, { message: 'x', errors: { code: 'This code is not right.' } }],
        [200, { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }],
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Set it up' }));
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
    // The button that had the focus is gone.
    await hasFocus(screen.getByRole('heading', { name: 'Second factor' }));
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm the code' }));
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm the code' }));
    const codes = await screen.findByRole('group', { name: 'Recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['aaaa-bbbb', 'cccc-dddd']);
    await hasFocus(codes);
    // Leaving asks until somebody says that they are kept.
    expect(hasUnsaved()).toBe(true);
    await user.click(within(codes).getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByRole('button', { name: 'Switch it off' })).toBeTruthy();
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
    expect(hasUnsaved()).toBe(false);
    await hasFocus(screen.getByRole('heading', { name: 'Second factor' }));
    expect(sent.map(([method, path]) => `${method} ${path}`)).toEqual([
      'POST /user/me/second-factor',
      'POST /user/me/second-factor/confirm',
      'POST /user/me/second-factor/confirm',
    ]);
  });

  it('stays on where it was not switched off after all', async () => {
    const { user, sent } = renderAccount({ secondFactor: true });
    await user.click(await screen.findByRole('button', { name: 'Switch it off' }));
    const section = screen.getByRole('region', { name: 'Second factor' });
    await user.click(within(section).getByRole('button', { name: 'Cancel' }));
    expect(within(section).queryByLabelText('Code')).toBeNull();
    expect(within(section).getByRole('button', { name: 'Switch it off' })).toBeTruthy();
    await hasFocus(within(section).getByRole('heading'));
    expect(sent).toEqual([]);
  });

  it('switches it off with the password and a code', async () => {
    const { user, sent } = renderAccount({ secondFactor: true });
    expect(await screen.findByText(/^Recovery codes left: 3\./)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Switch it off' }));
    const section = screen.getByRole('region', { name: 'Second factor' });
    await hasFocus(within(section).getByRole('heading'));
    expect(within(section).getByText(/or one of your recovery codes/)).toBeTruthy();
    await user.type(within(section).getByLabelText('Current password'), 'a quiet river stone');
    await user.type(within(section).getByLabelText('Code'), '123456');
    await user.click(within(section).getByRole('button', { name: 'Switch it off' }));
    await waitFor(() =>
      expect(sent).toEqual([['DELETE', '/user/me/second-factor', { password: 'a quiet river stone', code: '123456' }]]),
    );
  });
});

it('whoever has to set up a second factor first can still choose the language to do it in', async () => {
  sessionStorage.setItem('second-factor-demanded', '/inbox');
  renderAccount();
  expect(await screen.findByText(/Everyone who works here needs a second factor/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'සිංහල' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull();
  sessionStorage.clear();
});
