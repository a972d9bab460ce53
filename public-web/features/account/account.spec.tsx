import { act, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../api/useMe.js';
import Login from '../../routes/login.js';
import { bodyOf, forgetAll } from '../../test/SampleForm.js';
import { renderPage } from '../../test/render.js';
import { serverThat } from '../../test/server.js';
import { Account } from './Account.js';
import { Applied } from './Applied.js';

describe('Account', () => {
  let count = 0;
  /** Each test uses a token of its own: accounts are cached by token. */
  const session = () => ({ token: `token ${(count += 1)}`, role: 'Counselor' as const });
  const tokenOf = (login: number) => {
    const payload = { role: 'Counselor', exp: Math.floor(Date.now() / 1000) + 3600, login };
    return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
  };
  const ME: Me = {
    email: 'ruwani@example.org',
    role: 'Counselor',
    teacher_type: 'Counselor',
    full_name: 'Ruwani Silva',
    home_address: '4 Temple Road',
    phone_number: '0712345678',
    whatsapp_number: '0712345678',
    status: 'pending',
    createdAt: '2026-11-20T06:00:00.000Z',
    cv: 'x.pdf',
  };
  const answered = (changes: Partial<Me> = {}) => ({ status: 200, body: { user: { ...ME, ...changes } } });
  const section = (name: string) => within(screen.getByRole('region', { name }));

  async function open(...answers: Parameters<typeof serverThat>) {
    const calls = serverThat(...answers);
    const withdrawn: string[] = [];
    const { user } = renderPage(<Account session={session()} onWithdrawn={() => withdrawn.push('yes')} />);
    await screen.findByText('You are logged in as Ruwani Silva.');
    return { user, calls, withdrawn };
  }

  beforeEach(forgetAll);

  it('says once to somebody of the office that a page was not for them', async () => {
    const says = 'You may not see that page with your account. If you need it, ask an administrator.';
    sessionStorage.setItem('forbiddenPage', 'yes');
    serverThat(answered({ role: 'ContentEditor' }), answered({ role: 'ContentEditor' }));
    const show = () =>
      renderPage(<Account session={{ token: 'editor', role: 'ContentEditor' }} onWithdrawn={() => undefined} />);
    const first = show();
    expect(await screen.findByText(says)).toBeTruthy();
    first.unmount();
    show();
    expect(await screen.findByText('You are logged in as Ruwani Silva.')).toBeTruthy();
    expect(screen.queryByText(says)).toBeNull();
  });

  describe('the account of an applicant', () => {
    it.each([
      ['pending', undefined, 'Waiting.', 'we call you on 0712345678 within five working days'],
      ['approved', '2026-11-21T06:00:00.000Z', 'Approved.', 'agree on your first day'],
      ['rejected', '2026-11-21T06:00:00.000Z', 'Not accepted this time.', 'after six months'],
    ] as const)('says that it is %s, since when, and what happens next', async (status, decidedAt, words, next) => {
      await open(answered({ status, ...(decidedAt && { decidedAt }) }));
      const stands = section('Where your application stands');
      expect(stands.getByText('20 November 2026')).toBeTruthy();
      expect(stands.queryByText('21 November 2026') !== null).toBe(decidedAt !== undefined);
      expect(stands.getByText(words, { exact: false })).toBeTruthy();
      expect(stands.getByText(next, { exact: false })).toBeTruthy();
    });

    it('takes a newer CV, and says when it cannot be read', async () => {
      const { user, calls } = await open(answered(), { status: 200, body: { warnings: ['locked'] } }, answered());
      await user.click(section('Your CV').getByRole('button', { name: 'Send a newer CV' }));
      await user.upload(
        document.querySelector('input[type=file]') as HTMLInputElement,
        new File(['%PDF-1.7 %%EOF'], 'cv.pdf', { type: 'application/pdf' }),
      );
      await user.click(screen.getByRole('button', { name: 'Send this CV' }));
      expect(await screen.findByText(/^We have your new CV\. Your CV is locked: .* without a password/)).toBeTruthy();
      expect(calls[1]?.path).toBe('/user/me/cv');
    });

    it('shows the details, changes them in place, and sends nothing that stayed as it was', async () => {
      const { user, calls } = await open(answered(), answered(), answered({ full_name: 'Ruwani Perera' }));
      await user.click(section('Your details').getByRole('button', { name: 'Change my details' }));
      const name = screen.getByLabelText<HTMLInputElement>('Full name');
      expect(name.value).toBe('Ruwani Silva');
      await user.clear(name);
      await user.type(name, 'Ruwani Perera');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Your details have been saved.');
      await screen.findByText('You are logged in as Ruwani Perera.');
      expect(calls[1]?.path).toBe('/user/me');
      expect(bodyOf(calls[1])).toEqual({ full_name: 'Ruwani Perera' });
      expect(calls[1]?.headers.get('Authorization')).toMatch(/^Bearer token/);
    });

    it('asks for the password with another email address, and with nothing else', async () => {
      const wrong = 'This is not your current password. Enter it again.';
      const refused = { status: 400, body: { code: 'VALIDATION_FAILED', message: wrong, errors: { current: wrong } } };
      const { user, calls } = await open(answered(), refused, answered(), answered());
      await user.click(screen.getByRole('button', { name: 'Change my details' }));
      const email = screen.getByLabelText('Email');
      const password = () => screen.queryByLabelText<HTMLInputElement>('Current password');
      await user.type(screen.getByLabelText('Full name'), ' Jr');
      await user.clear(email);
      await user.type(email, ' Ruwani@Example.org');
      expect(password()).toBeNull();
      await user.clear(email);
      await user.type(email, 'new@example.org');
      expect(screen.getByText('Another email address needs your password')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(document.querySelector('.summary li')?.textContent).toBe('Enter your current password.'),
      );
      expect(calls).toHaveLength(1);
      await user.type(password() as HTMLInputElement, 'not this one');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(document.querySelector('.summary li')?.textContent).toBe(wrong));
      await user.clear(password() as HTMLInputElement);
      await user.type(password() as HTMLInputElement, 'one step at a time');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Your details have been saved.');
      expect(bodyOf(calls[2])).toMatchObject({ email: 'new@example.org', current: 'one step at a time' });
    });

    it('sends no password that is not needed any more', async () => {
      const { user, calls } = await open(answered(), answered(), answered());
      await user.click(screen.getByRole('button', { name: 'Change my details' }));
      const email = screen.getByLabelText('Email');
      await user.type(email, '.lk');
      await user.type(screen.getByLabelText('Current password'), 'one step at a time');
      await user.clear(email);
      await user.type(email, 'ruwani@example.org');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Your details have been saved.');
      expect(bodyOf(calls[1])).not.toHaveProperty('current');
    });

    it('keeps what was typed when it could not be saved', async () => {
      const { user } = await open(answered(), { status: 503, body: {} });
      await user.click(screen.getByRole('button', { name: 'Change my details' }));
      await user.type(screen.getByLabelText('Full name'), ' Jr');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(document.querySelector('.summary h2')?.textContent).toBe('Not sent yet'));
      expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ruwani Silva Jr');
    });

    it('offers a login in another tab when the session has ended, and then saves what was typed', async () => {
      const refused = { status: 401, body: { message: 'Please log in.' } };
      const { user, calls } = await open(answered(), refused, answered(), answered());
      await user.click(screen.getByRole('button', { name: 'Change my details' }));
      await user.type(screen.getByLabelText('Full name'), ' Jr');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      const words = await screen.findByRole('heading', { name: 'You are no longer logged in' });
      expect(document.activeElement).toBe(words);
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Log in again in a new tab' });
      expect([link.getAttribute('href'), link.target]).toEqual(['/login', '_blank']);
      expect(screen.queryByText('You are logged in as Ruwani Silva.')).toBeNull();
      expect(screen.queryByText('Please log in.')).toBeNull();

      const token = tokenOf(0);
      localStorage.setItem('token', token);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Your details have been saved.');
      expect(bodyOf(calls[2])).toMatchObject({ full_name: 'Ruwani Silva Jr' });
      expect(calls[2]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    });

    it('has the focus on its heading after that login, which takes the link away', async () => {
      const logIn = () => localStorage.setItem('token', tokenOf((count += 1)));
      logIn();
      serverThat(answered(), { status: 401, body: {} }, answered());
      const { user } = renderPage(<Login />, 'en', '/login');
      await user.click(await screen.findByRole('button', { name: 'Download my data' }));
      (await screen.findByRole('link', { name: 'Log in again in a new tab' })).focus();
      logIn();
      await act(() => Promise.resolve(window.dispatchEvent(new Event('storage'))));
      expect(screen.queryByText('You are no longer logged in')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });

    it('says so too when the data are to be downloaded', async () => {
      const { user } = await open(answered(), { status: 401, body: {} });
      await user.click(screen.getByRole('button', { name: 'Download my data' }));
      expect(await screen.findByText('You are no longer logged in')).toBeTruthy();
      expect(screen.queryByText(/Check your connection/)).toBeNull();
    });

    it('says that the data are there once the second factor is set up', async () => {
      const { user } = await open(answered(), { status: 403, body: { code: 'SECOND_FACTOR_SETUP_REQUIRED' } });
      await user.click(screen.getByRole('button', { name: 'Download my data' }));
      expect(await screen.findByText(/^Set up the second factor of your account first/)).toBeTruthy();
      expect(screen.queryByText(/Check your connection/)).toBeNull();
    });

    it('says in its language that the password is changed once the second factor is set up', async () => {
      serverThat(answered(), { status: 403, body: { code: 'SECOND_FACTOR_SETUP_REQUIRED' } });
      const { user } = renderPage(<Account session={session()} onWithdrawn={() => undefined} />, 'ta');
      await user.click(await screen.findByRole('button', { name: 'கடவுச்சொல்லை மாற்றுங்கள்' }));
      await user.type(screen.getByLabelText('தற்போதைய கடவுச்சொல்'), 'one step at a time');
      await user.type(screen.getByLabelText('புதிய கடவுச்சொல்'), 'two steps at a time');
      await user.click(screen.getByRole('button', { name: 'சேமியுங்கள்' }));
      expect(await screen.findByText(/^முதலில் உங்கள் கணக்கின் இரண்டாம் சரிபார்ப்பை அமையுங்கள்/)).toBeTruthy();
    });

    it('opens one form at a time', async () => {
      const { user } = await open(answered());
      await user.click(screen.getByRole('button', { name: 'Change my password' }));
      expect(screen.getByLabelText('Current password')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Withdraw my application' }));
      expect(screen.queryByLabelText('New password')).toBeNull();
      expect(screen.getAllByLabelText('Current password')).toHaveLength(1);
    });

    it('says at its field that the password is another one', async () => {
      const sentence = 'This is not your current password. Enter it again.';
      const errors = { password: sentence };
      const refused = { status: 400, body: { message: sentence, errors } };
      const { user, withdrawn } = await open(answered(), refused, { status: 204 });
      await user.click(screen.getByRole('button', { name: 'Withdraw my application' }));
      await user.type(screen.getByLabelText('Current password'), 'another one');
      await user.click(screen.getByRole('button', { name: 'Delete everything now' }));
      expect(await screen.findAllByText(sentence)).toHaveLength(2);
      await user.click(screen.getByRole('button', { name: 'Delete everything now' }));
      await waitFor(() => expect(withdrawn).toEqual(['yes']));
    });

    it.each([
      ['Change my password', 'Save', 'Your new password may be saved already', /with your new password/],
      [
        'Withdraw my application',
        'Delete everything now',
        'Your application may be deleted already',
        /it is all deleted/,
      ],
    ])(
      '%s: after a lost answer and a session that is over, says that it may have worked',
      async (action, send, title, text) => {
        const { user } = await open(answered(), 'lost', { status: 401, body: {} }, { status: 401, body: {} });
        await user.click(screen.getByRole('button', { name: action }));
        for (const [place, field] of screen.getAllByLabelText(/^(Current|New) password/).entries())
          await user.type(field, `one step at a time ${place}`);
        await user.click(screen.getByRole('button', { name: send }));
        await user.click(await screen.findByRole('button', { name: 'Try again' }));
        const words = await screen.findByRole('heading', { name: title });
        expect(document.activeElement).toBe(words);
        expect(screen.getByText(text)).toBeTruthy();
        expect(screen.queryByText('You are no longer logged in')).toBeNull();
        expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toBeTruthy();
      },
    );

    it('says so when it cannot be loaded, and tries again', async () => {
      serverThat('lost', answered());
      const { user } = renderPage(<Account session={session()} onWithdrawn={() => undefined} />);
      await screen.findByText('We could not load your account. Check your connection and try again.');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await screen.findByText('You are logged in as Ruwani Silva.');
      // The button is gone.
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
  });

  describe('the account of an administrator', () => {
    it('leads to the dashboard and changes the password, and has no application', async () => {
      const { status: _, full_name: __, ...office } = ME;
      serverThat({ status: 200, body: { user: { ...office, role: 'Admin' } } });
      renderPage(<Account session={{ ...session(), role: 'Admin' }} onWithdrawn={() => undefined} />);
      await screen.findByText('You are logged in as ruwani@example.org.');
      expect(screen.getByRole('link', { name: 'Open the dashboard' }).getAttribute('href')).toBe('/dashboard-admin');
      expect(screen.getByRole('button', { name: 'Change my password' })).toBeTruthy();
      expect(screen.queryByText('Where your application stands')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Withdraw my application' })).toBeNull();
    });
  });
});

describe('Applied', () => {
  it('says that the registration has succeeded, in the words of the spec', () => {
    renderPage(<Applied full_name="Ruwani Silva" teacher_type="Counselor" />, 'en');
    expect(screen.getByText('Registered successfully!')).toBeTruthy();
    expect(document.querySelector('p.card')).toBeNull();
  });

  it.each([
    ['en', 'locked', /^Your CV is locked.*without a password.*log in and choose “Send a newer CV”\.$/],
    ['en', 'noPages', /^Your CV has no pages.*log in and choose “Send a newer CV”\.$/],
    ['si', 'locked', /මුරපදයක් නැතිව.*“අලුත් CV එකක් එවන්න”/],
    ['ta', 'locked', /கடவுச்சொல் இல்லாமல்.*“புதிய CV-ஐ அனுப்புங்கள்”/],
  ] as const)('says in %s that the CV is here and cannot be read: %s', (language, warning, words) => {
    const sent = { full_name: 'Ruwani Silva', teacher_type: 'Counselor', warnings: [warning] } as const;
    renderPage(<Applied {...sent} />, language);
    expect(document.querySelector('p.card')?.textContent).toMatch(words);
  });
});
