// Jest cannot link two modules at once that are both imported later and share a third.
import '../features/teacher-profiles/StaffList.js';
import { act, screen } from '@testing-library/react';
import { prefill } from '../form/draft.js';
import { forgetAll, kept, summaryLinks } from '../test/SampleForm.js';
import { renderPage } from '../test/render.js';
import { serverThat } from '../test/server.js';
import AddContact from './addcontact.js';
import CallMeBack from './call-me-back.js';
import ParentCounseling from './parent-counseling.js';

describe('call-me-back', () => {
  const control = (id: string) => document.getElementById(id) as HTMLInputElement;
  const press = (name: string) => screen.getByRole('button', { name });
  const accepted = { status: 201, body: { message: 'Message sent successfully!', reference: 'OS-4K7M-9QX2' } };

  beforeEach(forgetAll);

  describe('asking for a call', () => {
    it('takes a number, and becomes a message that says in which language and when', async () => {
      const calls = serverThat(accepted);
      const { user } = renderPage(<CallMeBack />, 'ta', '/call-me-back');
      await user.click(press('அழைப்பைக் கோருங்கள்'));
      expect(summaryLinks()).toEqual(['உங்கள் தொலைபேசி இலக்கத்தை எழுதுங்கள்.']);
      await user.type(control('phone'), '+974 3312 3456');
      await user.click(screen.getByLabelText('காலையில் (8 முதல் 11)'));
      await user.click(press('அழைப்பைக் கோருங்கள்'));
      expect(await screen.findByText('OS-4K7M-9QX2')).toBeTruthy();
      expect(calls).toMatchObject([
        {
          path: '/contact/addcontact',
          body: {
            name: '+97433123456',
            phone: '+97433123456',
            noEmail: 'true',
            callBack: 'true',
            message: 'தயவுசெய்து என்னை அழையுங்கள்.',
            language: 'ta',
            bestTime: 'morning',
          },
        },
      ]);
    });

    it('shows the number typed on the page before, not that of an older draft', async () => {
      const first = renderPage(<CallMeBack />, 'en', '/call-me-back');
      await first.user.type(control('phone'), '0112345678');
      first.unmount();
      prefill('call-back', { phone: '0771234567' });
      renderPage(<CallMeBack />, 'en', '/call-me-back');
      expect(control('phone').value).toBe('0771234567');
    });

    it('keeps what was changed since, and nothing that was deleted, when the language is changed', async () => {
      prefill('call-back', { phone: '0771234567', name: 'Nimal', about: 'age', aboutAge: '2' });
      const { user, router } = renderPage(<CallMeBack />, 'en', '/call-me-back');
      await user.type(control('name'), 'a');
      await act(() => router.navigate('/si/call-me-back'));
      expect([control('phone').value, control('name').value]).toEqual(['0771234567', 'Nimala']);
      await user.click(screen.getByRole('button', { name: 'Delete my answers' }));
      await act(() => router.navigate('/ta/call-me-back'));
      expect([control('phone').value, control('name').value]).toEqual(['', '']);
      await act(() => router.navigate(-1));
      expect([control('phone').value, control('name').value]).toEqual(['', '']);
      expect(kept()).not.toMatch(/Nimal|0771234567|child/);
    });

    it('shows what it is about, and sends it no more once it is removed', async () => {
      const calls = serverThat(accepted);
      prefill('call-back', { phone: '0771234567', about: 'staff', aboutName: 'Chandrika', aboutId: '7' });
      const { user } = renderPage(<CallMeBack />, 'en', '/call-me-back');
      expect(screen.getByText('A parent session with Chandrika (id 7).')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Remove' }));
      expect(screen.queryByText('A parent session with Chandrika (id 7).')).toBeNull();
      expect(document.activeElement?.textContent).toBe('Removed.');
      await user.click(screen.getByRole('button', { name: 'Ask for a call' }));
      expect(await screen.findByText('OS-4K7M-9QX2')).toBeTruthy();
      expect(calls[0]?.body).toMatchObject({ message: 'Please call me back.' });
    });

    it('sends what it is about in the language of the page', async () => {
      const calls = serverThat(accepted);
      prefill('call-back', { phone: '0771234567', about: 'age', aboutAge: '2' });
      const { user, router } = renderPage(<CallMeBack />, 'en', '/call-me-back', true);
      expect(screen.getByText('Age of the child: 2')).toBeTruthy();
      await act(() => router.navigate('/si/call-me-back'));
      expect(screen.getByText('දරුවාගේ වයස: 2')).toBeTruthy();
      await user.click(document.querySelector('form .buttons > button') as HTMLButtonElement);
      expect(await screen.findByText('OS-4K7M-9QX2')).toBeTruthy();
      expect(calls[0]?.body).toMatchObject({ message: 'කරුණාකර මට කතා කරන්න.\nදරුවාගේ වයස: 2' });
    });

    it('keeps after a reload the language and time that were chosen; untouched, they follow the page', async () => {
      const calls = serverThat(accepted);
      const page = (path: string) => renderPage(<CallMeBack />, 'en', path);
      const first = page('/call-me-back');
      await act(() => first.router.navigate('/si/call-me-back'));
      expect(screen.getByLabelText<HTMLInputElement>('Sinhala').checked).toBe(true);
      await first.user.click(screen.getByLabelText('Tamil'));
      await first.user.click(screen.getByLabelText('Around midday (11 to 2)'));
      first.unmount();
      const { user } = page('/si/call-me-back');
      await user.type(control('phone'), '0771234567');
      await user.click(document.querySelector('form .buttons > button') as HTMLButtonElement);
      expect(await screen.findByText('OS-4K7M-9QX2')).toBeTruthy();
      expect(calls[0]?.body).toMatchObject({ language: 'ta', bestTime: 'midday' });
    });

    it('keeps after a reload what was changed since', async () => {
      prefill('call-back', { phone: '0771234567' });
      const first = renderPage(<CallMeBack />, 'en', '/call-me-back');
      await first.user.type(control('phone'), '{Backspace}9');
      first.unmount();
      renderPage(<CallMeBack />, 'en', '/call-me-back');
      expect(control('phone').value).toBe('0771234569');
    });
  });

  describe('a message of somebody without an email address', () => {
    it('asks for a number instead, and says that there is no address', async () => {
      const calls = serverThat(accepted);
      const { user } = renderPage(<AddContact />, 'en', '/addcontact');
      await user.type(control('name'), 'Nimal');
      await user.type(control('message'), 'Do you come to Galle?');
      await user.click(press('Send message'));
      expect(summaryLinks()).toEqual(['Enter your email address.']);
      await user.click(screen.getByLabelText('I have no email address'));
      await user.click(press('Send message'));
      expect(summaryLinks()).toEqual(['Enter your phone number.']);
      await user.type(control('phone'), '077 123 4567');
      await user.click(press('Send message'));
      expect(await screen.findByText('OS-4K7M-9QX2')).toBeTruthy();
      expect(calls[0]?.body).toEqual({
        name: 'Nimal',
        phone: '0771234567',
        message: 'Do you come to Galle?',
        noEmail: 'true',
        language: 'en',
      });
    });
  });

  describe('a message', () => {
    it('shows the thanks although the second tap of a double tap comes after it', async () => {
      const calls = serverThat(accepted);
      const { user } = renderPage(<AddContact />, 'en', '/addcontact');
      const thanks = () => screen.queryByRole('heading', { name: 'Message sent successfully!' });
      await user.type(control('name'), 'Nimal');
      await user.type(control('email'), 'nimal@example.com');
      await user.type(control('message'), 'Do you come to Galle?');
      const button = press('Send message');
      const latePress = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!thanks()) return;
          observer.disconnect();
          button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
          resolve();
        }).observe(document.body, { childList: true, subtree: true });
      });
      await user.click(button);
      await latePress;
      expect(await screen.findByText('OS-4K7M-9QX2')).toBeTruthy();
      expect(summaryLinks()).toEqual([]);
      expect(document.activeElement).toBe(thanks());
      expect(calls).toHaveLength(1);
    });
  });
});

describe('parent-counseling', () => {
  const SERVICE = 'Parent counseling/Parenting session';
  const DILANI = {
    _id: 'a'.repeat(24),
    tName: 'Dilani',
    age: 40,
    experience: 5,
    service: SERVICE,
    profilePicture: 'uploads/face.webp',
  };

  describe('booking a session for parents', () => {
    it('opens with the therapist’s number and both buttons in it, and begins at its heading', async () => {
      let shown = '';
      // jsdom opens no dialogs. A browser focuses the first link of one.
      HTMLDialogElement.prototype.showModal = function showModal() {
        this.open = true;
        shown = this.textContent;
        this.querySelector('a')?.focus();
      };
      serverThat(...[[], []].map(() => ({ status: 200, body: [DILANI] })));
      const { user } = renderPage(<ParentCounseling />);
      await user.click(await screen.findByRole('button', { name: 'Book Now: Dilani' }));
      expect(shown).toContain(DILANI._id);
      expect(shown).toContain('WhatsApp');
      expect(document.activeElement?.textContent).toContain('Dilani');
      expect(document.activeElement?.tagName).toBe('H2');
    });
  });
});
