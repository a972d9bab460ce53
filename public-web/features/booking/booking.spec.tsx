import { act, screen, waitFor } from '@testing-library/react';
import { saveSent } from '../../form/sent.js';
import BookingStatus from '../../routes/booking-status.js';
import Booking from '../../routes/booking.js';
import { fillIn, forgetAll, kept } from '../../test/SampleForm.js';
import { renderPage } from '../../test/render.js';
import { serverThat } from '../../test/server.js';
import { keepDetails } from './KeptDetails.js';

describe('ChosenTeacher', () => {
  const ID = 'a'.repeat(24);
  const FOUND = { status: 200, body: { category: { tName: 'Kavitha' } } };
  const STEPS: readonly Readonly<Record<string, string>>[] = [
    { parentName: 'Nimal Perera', parentPhone: '0771234567' },
    { childName: 'Kavya', childAge: '7', schoolGrade: '2' },
    { noOfsessionPerweek: '1' },
    { requirementsNeeds: 'Somebody to talk to', childCondition: 'Finds new people hard' },
  ];
  const booking = () => renderPage(<Booking />, 'en', `/booking-counselling-teacher#staff-${ID}`);

  beforeEach(forgetAll);

  describe('a person chosen in a list of staff', () => {
    it('can be given up, which is told, and then nobody is asked for', async () => {
      const calls = serverThat(FOUND, { status: 201, body: { bookingId: 'OS-1' } });
      const { user } = booking();
      await user.click(await screen.findByRole('button', { name: 'Remove Kavitha' }));
      expect(document.activeElement?.textContent).toContain('Removed');
      expect(screen.queryByText('Kavitha')).toBeNull();
      const press = () => user.click(document.querySelector('form .buttons > button') as HTMLButtonElement);
      for (const step of STEPS) {
        await fillIn(user, step);
        await press();
      }
      await user.click(document.getElementById('guardian') as HTMLElement);
      await press();
      await screen.findByText('OS-1');
      expect(calls.map(({ path }) => path)).toEqual([`/category/details/${ID}`, '/counselling-teacher/add-booking']);
      expect(calls[1]?.body).toMatchObject({ childName: 'Kavya' });
      expect(calls[1]?.body).not.toHaveProperty('preferredStaff');
    });

    it('is no longer chosen where the person has left', async () => {
      serverThat({ status: 404, body: {} });
      booking();
      await screen.findByRole('button', { name: /^Remove/ });
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull());
    });
  });
});

describe('Receipt', () => {
  const PATH = '/booking-counselling-teacher';
  const SENT = `${PATH}#sent`;
  const TOKEN = 'x'.repeat(43);
  const REFERENCE = 'OS-4K7M-9QX2';
  const ANSWERS = { parentName: 'Nimal Perera', childName: 'Kavya', childCondition: 'Finds new people hard' };
  const HALF_HOUR = 30 * 60 * 1000;

  /** The receipt, as after sending. */
  function receipt(path = SENT) {
    const followUp = `/booking-status#${TOKEN}`;
    saveSent('counselling-teacher', { ...ANSWERS, reference: REFERENCE, followUp });
    keepDetails(ANSWERS);
    return renderPage(<Booking />, 'en', path);
  }

  const open = (path: string) => renderPage(<Booking />, 'en', path);
  const isForm = () => waitFor(() => expect(document.querySelector('form h2')?.id).toBe('step-1'));
  const shown = () => document.body.textContent + document.body.innerHTML;

  async function deleteAnswers({ user }: ReturnType<typeof receipt>): Promise<void> {
    expect(await screen.findByText('Kavya')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete my answers' }));
  }

  async function closeRequest(): Promise<void> {
    const at = '2026-11-16T08:00:00.000Z';
    const request = {
      reference: REFERENCE,
      kind: 'counselling-teacher',
      status: 'Pending',
      createdAt: at,
      updatedAt: at,
    };
    serverThat({ status: 200, body: { request: { ...request, history: [], reach: {} }, token: TOKEN } });
    const { user, unmount } = renderPage(<BookingStatus />, 'en', `/booking-status#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Close this request' }));
    unmount();
  }

  beforeEach(forgetAll);

  it('a receipt offers to talk, not to fill in a form that is sent', async () => {
    receipt();
    expect(await screen.findByText('Kavya')).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Talk to us' })).toBeTruthy();
    expect(shown()).not.toContain('We can fill in this form with you');
  });

  describe('the receipt of a booking on a shared phone', () => {
    it('shows the reference until it is left, and nothing secret, once the answers are deleted', async () => {
      await deleteAnswers(receipt());
      expect(screen.getByText(REFERENCE)).toBeTruthy();
      expect(screen.getByText('Your answers are deleted.')).toBeTruthy();
      expect(shown()).not.toContain('stay here for 30 minutes');
      expect(shown()).not.toMatch(new RegExp(`Kavya|Nimal|${TOKEN}`));
      expect(kept()).not.toMatch(new RegExp(`Kavya|Nimal|${TOKEN}|${REFERENCE}`));
    });

    it('is gone for whoever comes back to it after that', async () => {
      const first = receipt();
      await deleteAnswers(first);
      first.unmount();
      open(SENT);
      await isForm();
      expect(shown()).not.toContain(REFERENCE);
    });

    it('is gone with the request that was closed on the private page', async () => {
      receipt().unmount();
      await closeRequest();
      expect(kept()).not.toMatch(new RegExp(`Kavya|Nimal|${TOKEN}`));
      open(SENT);
      await isForm();
      expect(screen.queryByText('Use your details again?')).toBeNull();
    });

    it('is gone even where the browser kept the page whole', async () => {
      receipt();
      expect(await screen.findByText('Kavya')).toBeTruthy();
      sessionStorage.clear();
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
      await isForm();
      expect(shown()).not.toMatch(new RegExp(`Kavya|${TOKEN}`));
    });

    it('leaves the focus at the heading of the form for another child', async () => {
      const { user } = receipt();
      await user.click(await screen.findByRole('link', { name: 'Book for another child' }));
      await isForm();
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Book student counselling' }));
    });

    it('is gone after half an hour', async () => {
      receipt().unmount();
      for (const [name, text] of Object.entries<string>(sessionStorage)) {
        sessionStorage.setItem(name, text.replace(/"at":\d+/, `"at":${Date.now() - HALF_HOUR}`));
      }
      open(SENT);
      await isForm();
      expect(shown()).not.toContain(TOKEN);
    });
  });
});
