import { screen, waitFor } from '@testing-library/react';
import { bodyOf, forgetAll, summaryFocused } from '../test/SampleForm.js';
import { renderPage } from '../test/render.js';
import { serverThat } from '../test/server.js';
import ForgotPassword from './forgot-password.js';
import ResetPassword from './reset-password.js';

beforeEach(forgetAll);

describe('choosing a password by a link', () => {
  it('sends what stands after # with the password', async () => {
    const calls = serverThat({ status: 200, body: { message: 'x' } });
    const { user, router, unmount } = renderPage(<ResetPassword />, 'en', '/reset-password#the-secret');
    await user.type(screen.getByLabelText('New password'), 'one step at a time');
    await user.click(screen.getByRole('button', { name: 'Save my password' }));
    const heading = await screen.findByRole('heading', { name: 'Your password has been saved.' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(calls[0]?.path).toBe('/user/reset-password');
    expect(bodyOf(calls[0])).toEqual({ token: 'the-secret', password: 'one step at a time' });
    // A phone that is short of memory loads the page again: the link was not incomplete.
    expect(router.state.location.hash).not.toContain('the-secret');
    const { pathname, hash } = router.state.location;
    unmount();
    renderPage(<ResetPassword />, 'en', pathname + hash);
    expect(screen.getByRole('heading', { name: 'Your password has been saved.' })).toBeTruthy();
  });

  it.each([
    ['en', 'This link has expired or has already been used. Please ask for a new one.'],
    ['si', 'මේ සබැඳිය කලින් යොදා ඇත, නැතහොත් පරණ වැඩියි. අලුත් එකක් ඉල්ලන්න.'],
  ] as const)('says in %s that the link is over, and keeps what was typed', async (language, words) => {
    const message = 'This link has expired or has already been used. Please ask for a new one.';
    serverThat({ status: 400, body: { code: 'BAD_REQUEST', message } });
    const { user } = renderPage(<ResetPassword />, language, '/reset-password#the-secret');
    const field = document.getElementById('password') as HTMLInputElement;
    await user.type(field, 'one step at a time');
    await user.click(document.querySelector('form button:not([type])') as HTMLElement);
    await summaryFocused();
    expect(screen.getByText(words)).toBeTruthy();
    expect(field.value).toBe('one step at a time');
  });

  it.each([
    ['en', 'Your password may be saved already', 'Log in'],
    ['si', 'ඔබේ මුරපදය දැනටමත් සුරැකී තිබිය හැකිය', 'ඇතුළු වන්න'],
    ['ta', 'உங்கள் கடவுச்சொல் ஏற்கெனவே மாறியிருக்கலாம்', 'உள்நுழையுங்கள்'],
  ] as const)(
    'says in %s that it may have worked when the answer to the first try was lost',
    async (language, title, logIn) => {
      serverThat('lost', { status: 400, body: { code: 'BAD_REQUEST', message: 'This link has expired.' } });
      const { user } = renderPage(<ResetPassword />, language, '/reset-password#the-secret');
      const send = () => document.querySelector('form button:not([type])') as HTMLElement;
      await user.type(document.getElementById('password') as HTMLInputElement, 'one step at a time');
      await user.click(send());
      await summaryFocused();
      await user.click(send());
      const heading = await screen.findByRole('heading', { name: title });
      await waitFor(() => expect(document.activeElement).toBe(heading));
      expect(screen.getByRole('link', { name: logIn }).getAttribute('href')).toMatch(/\/login$/);
      expect(document.querySelector('a[href$="/forgot-password"]')).not.toBeNull();
    },
  );

  it('says so where the link is not whole', () => {
    renderPage(<ResetPassword />, 'en', '/reset-password');
    expect(screen.getByRole('heading', { name: 'The link is incomplete' })).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  it('is answered the same for everybody, in the language of the page', async () => {
    const calls = serverThat({ status: 202, body: { message: 'x' } });
    const { user } = renderPage(<ForgotPassword />, 'ta', '/forgot-password');
    await user.type(document.getElementById('email') as HTMLElement, 'ruwani@example.org');
    await user.click(document.querySelector('form button:not([type])') as HTMLElement);
    const heading = await screen.findByRole('heading', { name: 'உங்கள் செய்திகளைப் பாருங்கள்' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(bodyOf(calls[0])).toEqual({ email: 'ruwani@example.org', language: 'ta' });
  });
});
