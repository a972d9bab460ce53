import { act, screen, waitFor } from '@testing-library/react';
import { bodyOf, forgetAll, summaryFocused } from '../test/SampleForm.js';
import { renderPage } from '../test/render.js';
import { serverThat } from '../test/server.js';
import Careers from './careers.js';
import ForgotPassword from './forgot-password.js';
import Login from './login.js';
import ResetPassword from './reset-password.js';
import Signup from './signup.js';

describe('careers', () => {
  beforeEach(forgetAll);

  describe('the open posts', () => {
    it('are shown with all that decides, and lead to the form with their role chosen', async () => {
      const vacancy = {
        _id: 'a',
        title: 'Speech therapist in Galle',
        teacher_type: 'Speech_Therapist',
        district: 'Galle',
        hours: 'Mornings',
        pay: 'Rs 3,000 a session',
        description: 'Four children.',
        safeguarding: 'Two references.',
        closingDate: '2027-01-31T00:00:00.000Z',
      };
      const calls = serverThat({ status: 200, body: [vacancy] });
      const { user, router } = renderPage(<Careers />, 'en', '/Careers');
      const apply = await screen.findByRole('link', { name: 'Apply: Speech therapist in Galle' });
      expect(calls[0]?.path).toBe('/vacancy');
      for (const told of ['1 open post', 'Galle', 'Mornings', 'Rs 3,000 a session', 'Two references.']) {
        expect(screen.getByText(told)).toBeTruthy();
      }
      expect(screen.getByText('Apply by 31 January 2027.')).toBeTruthy();
      await user.click(apply);
      expect(router.state.location).toMatchObject({ pathname: '/signup', state: null });
      renderPage(<Signup />, 'en', '/signup');
      expect(screen.getByLabelText<HTMLInputElement>('Speech therapist').checked).toBe(true);
    });

    it('say honestly that there is none', async () => {
      serverThat({ status: 200, body: [] });
      renderPage(<Careers />, 'en', '/Careers');
      expect(await screen.findByText('No post is open today. You can apply all the same.')).toBeTruthy();
    });
  });

  it('the six tiles say what the form calls their roles, and there is one way to apply', async () => {
    serverThat({ status: 200, body: [] });
    renderPage(<Careers />, 'en', '/Careers');
    expect(await screen.findByText('No post is open today. You can apply all the same.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Available careers for you !');
    const tiles = [...document.querySelectorAll('.service')].map((tile) => [
      tile.querySelector('h3')?.textContent,
      tile.querySelector('.soft')?.textContent,
    ]);
    expect(tiles).toEqual([
      ['Shadow Teacher', 'In the form: Shadow teacher'],
      ['Special Needs Teacher', 'In the form: Home visiting teacher'],
      ['School Readiness Program', 'In the form: Home visiting teacher'],
      ['Student Counsellor', 'In the form: Counsellor'],
      [
        'Speech and Behavior Occupational Therapist',
        'In the form: Speech therapist, Behaviour therapist, Occupational therapist',
      ],
      ['Parent Counsellor', 'In the form: Counsellor'],
    ]);
    expect(screen.getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe('/signup');
  });

  it('the form of applicants offers every role, and says what it does not keep', () => {
    renderPage(<Signup />, 'en', '/signup');
    expect(screen.getByLabelText('Speech therapist')).toBeTruthy();
    expect(
      screen.getByText('Your CV and your password are not kept. Please add them when you come back.'),
    ).toBeTruthy();
  });
});

describe('login', () => {
  beforeEach(forgetAll);

  it('leaves the focus at the heading of the form after a sign-out, for its button is gone', async () => {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const payload = Buffer.from(JSON.stringify({ role: 'Counselor', exp })).toString('base64url');
    localStorage.setItem('token', `h.${payload}.s`);
    const user = { email: 'ruwani@example.org', role: 'Counselor', full_name: 'Ruwani Silva', createdAt: '2026-11-20' };
    const calls = serverThat({ status: 200, body: { user } }, { status: 204 });
    const page = renderPage(<Login />);
    await page.user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Log in' }));
    expect(calls.at(-1)?.path).toBe('/user/logout');
  });
});

describe('reset-password', () => {
  beforeEach(forgetAll);

  describe('choosing a password by a link', () => {
    it('sends what stands after # with the password', async () => {
      const calls = serverThat({ status: 200, body: { message: 'x' } });
      const { user, router, unmount } = renderPage(<ResetPassword />, 'en', '/reset-password#the-secret');
      expect(screen.getByText('At least 8 characters, in any language; office staff at least 12')).toBeTruthy();
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

    it('leaves the address and the history at once, and a reload of the tab still knows it', async () => {
      const calls = serverThat({ status: 200, body: { message: 'x' } });
      const first = renderPage(<ResetPassword />, 'en', '/reset-password#the-secret');
      await waitFor(() => expect(first.router.state.location.hash).toBe('#link'));
      expect(first.router.state.historyAction).toBe('REPLACE');
      first.unmount();
      const { user } = renderPage(<ResetPassword />, 'en', '/reset-password#link');
      await user.type(screen.getByLabelText('New password'), 'one step at a time');
      await user.click(screen.getByRole('button', { name: 'Save my password' }));
      await screen.findByRole('heading', { name: 'Your password has been saved.' });
      expect(bodyOf(calls[0])).toEqual({ token: 'the-secret', password: 'one step at a time' });
      expect(JSON.stringify(sessionStorage)).not.toContain('the-secret');
    });

    it('is the one that was opened last', async () => {
      const calls = serverThat({ status: 200, body: { message: 'x' } });
      const first = renderPage(<ResetPassword />, 'en', '/reset-password#an-older-secret');
      await waitFor(() => expect(first.router.state.location.hash).toBe('#link'));
      await act(() => first.router.navigate('/reset-password#the-secret'));
      await waitFor(() => expect(first.router.state.location.hash).toBe('#link'));
      await first.user.type(screen.getByLabelText('New password'), 'one step at a time');
      await first.user.click(screen.getByRole('button', { name: 'Save my password' }));
      await screen.findByRole('heading', { name: 'Your password has been saved.' });
      expect(bodyOf(calls[0])).toMatchObject({ token: 'the-secret' });
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

    it('says that the password is saved in a browser without storage too', async () => {
      const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Denied.', 'SecurityError');
      });
      serverThat({ status: 200, body: { message: 'x' } });
      const { user } = renderPage(<ResetPassword />, 'en', '/reset-password#the-secret');
      await user.type(document.getElementById('password') as HTMLInputElement, 'one step at a time');
      await user.click(document.querySelector('form button:not([type])') as HTMLElement);
      expect(await screen.findByRole('heading', { name: 'Your password has been saved.' })).toBeTruthy();
      storage.mockRestore();
    });

    it('says so where the link is not whole', () => {
      for (const address of ['/reset-password', '/reset-password#link']) {
        const { unmount } = renderPage(<ResetPassword />, 'en', address);
        expect(screen.getByRole('heading', { name: 'The link is incomplete' })).toBeTruthy();
        unmount();
      }
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

    it.each([
      ['en', 'Please call us', /^We cannot send email at the moment\./],
      ['si', 'කරුණාකර අපට කතා කරන්න', /^දැනට අපට ඊමේල් යැවිය නොහැකිය\./],
      ['ta', 'தயவுசெய்து எங்களை அழையுங்கள்', /^இப்போது எங்களால் மின்னஞ்சல் அனுப்ப முடியாது\./],
    ] as const)('promises no mail where none can be sent: %s', async (language, title, text) => {
      serverThat({
        status: 202,
        body: { message: 'We cannot send email at the moment. Please call us to get a new password.' },
      });
      const { user } = renderPage(<ForgotPassword />, language, '/forgot-password');
      await user.type(document.getElementById('email') as HTMLElement, 'ruwani@example.org');
      await user.click(document.querySelector('form button:not([type])') as HTMLElement);
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
    });
  });
});
