import { act, screen, waitFor } from '@testing-library/react';
import type { FollowUpAnswer } from '#contract/follow-up';
import { renderPage } from '../test/render.js';
import { forgetAll, kept, readQuestion, summary, summaryFocused } from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';
import BookingStatus from './booking-status.js';

const TOKEN = 'x'.repeat(43);
const PATH = '/booking-status';
const at = '2026-11-16T08:00:00.000Z';
const request: FollowUpAnswer['request'] = {
  reference: 'OS-4K7M-9QX2',
  kind: 'shadow-teacher',
  status: 'Pending',
  createdAt: at,
  updatedAt: at,
  startingDate: '2027-01-15T00:00:00.000Z',
  history: [{ at, what: 'received' }],
  replyBy: '2999-11-25',
  reach: { phone: '… 4567' },
};
const found = (changes: Partial<FollowUpAnswer['request']> = {}) => ({
  status: 200,
  body: { request: { ...request, ...changes }, token: TOKEN },
});
const page = (hash = '') => renderPage(<BookingStatus />, 'en', PATH + hash);
const type = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(forgetAll);

describe('the page on which a request is followed', () => {
  it('takes the secret out of the address, and shows where the request stands', async () => {
    const calls = serverThat(found());
    const { router } = page(`#${TOKEN}`);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your booking for a shadow teacher' });
    expect(document.activeElement).toBe(heading);
    expect(router.state.location).toMatchObject({ pathname: PATH, search: '', hash: '#request' });
    expect(calls).toMatchObject([{ path: '/follow-up', body: { token: TOKEN } }]);
    expect(screen.getByText('OS-4K7M-9QX2')).toBeTruthy();
    expect(screen.getByText('We are reading it').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText(/^You will hear from us by .* 25 November\.$/)).toBeTruthy();
    expect(screen.getByText('First day you asked for: 15 January 2027')).toBeTruthy();
  });

  it('says of a message that needs no answer that it has been read', async () => {
    const { replyBy: _, startingDate: __, ...closed } = request;
    serverThat({ status: 200, body: { request: { ...closed, kind: 'contact', status: 'closed' }, token: TOKEN } });
    page(`#${TOKEN}`);
    expect(
      await screen.findByText(
        'We have read your message. If you still wait for an answer, add a note below or call us.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('We are reading it')).toBeNull();
  });

  it('asks why a session and why the request is cancelled in two fields, each with its own label', async () => {
    const session = { _id: 's', day: '2999-01-18', at: '15:30', minutes: 45, place: 'home', staff: '' } as const;
    serverThat(found({ status: 'Approved', sessions: [{ ...session, status: 'planned' }] }), 'lost', 'lost');
    const { user } = page(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: /^We cannot come: / }));
    await user.click(screen.getByRole('button', { name: 'Cancel this request' }));
    expect(screen.getAllByLabelText(/^Reason/)).toHaveLength(2);
    // Neither do their error summaries share an id.
    for (const send of document.querySelectorAll<HTMLElement>('form button:not([type])')) await user.click(send);
    await waitFor(() => expect(document.querySelectorAll('.summary')).toHaveLength(2));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it.each([
    ['cut off', 'x'.repeat(30), 'x'.repeat(30)],
    ['copied with the full stop behind it', `${TOKEN}.`, TOKEN],
  ])('asks for a link that was %s, and says what may be wrong', async (_how, hash, token) => {
    const calls = serverThat({ status: 404, body: {} });
    const { router } = page(`#${hash}`);
    expect(await screen.findByText(/It may not have been copied in full/)).toBeTruthy();
    expect(calls).toMatchObject([{ path: '/follow-up', body: { token } }]);
    expect(router.state.location.hash).toBe('#request');
  });

  it('speaks of the sessions, once there are some, and not of a first day to agree on', async () => {
    const planned = {
      day: '2027-01-18',
      at: '15:30',
      minutes: 45,
      place: 'home',
      staff: '',
      status: 'planned',
    } as const;
    serverThat(
      found({ status: 'Approved', sessions: [] }),
      found({ status: 'Approved', sessions: [{ _id: 's', ...planned }] }),
    );
    const { unmount } = page(`#${TOKEN}`);
    expect(await screen.findByText(/^We can help\. We will call you to agree on the first day/)).toBeTruthy();
    unmount();
    page(`#${TOKEN}`);
    expect(await screen.findByText('We help you. Your sessions are below on this page.')).toBeTruthy();
    expect(screen.queryByText(/agree on the first day/)).toBeNull();
  });

  it('shows the link opened last, whichever is answered first', async () => {
    const answers: ((reference: string) => void)[] = [];
    const later = () =>
      new Promise<ReturnType<typeof found>>((resolve) => answers.push((reference) => resolve(found({ reference }))));
    serverThat(later, later);
    const { router } = page(`#${TOKEN}`);
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(() => router.navigate(`${PATH}#${'y'.repeat(43)}`));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('OS-2222-2222');
    expect(await screen.findByText('OS-2222-2222')).toBeTruthy();
    await act(() => Promise.resolve(answers[0]?.('OS-1111-1111')));
    expect(screen.getByText('OS-2222-2222')).toBeTruthy();
  });

  it('says that the day is open where the family does not know it yet', async () => {
    serverThat(found({ startingDateOpen: true }));
    page(`#${TOKEN}`);
    expect(await screen.findByText('First day: still open. We will agree on it with you.')).toBeTruthy();
    expect(screen.queryByText(/15 January/)).toBeNull();
  });

  it('says that we are late', async () => {
    serverThat(found({ replyBy: '2026-11-18' }));
    page(`#${TOKEN}`);
    expect(await screen.findByText(/^You should have heard from us by Wednesday 18 November\./)).toBeTruthy();
  });

  it('finds a request by its reference and number, and says kindly when there is none', async () => {
    const calls = serverThat(
      { status: 404, body: { message: 'We cannot find a request with these details.' } },
      found(),
    );
    const { user } = page();
    await user.type(type('reference'), 'os 4k7m 9qx2');
    await user.type(type('phone'), '+94 77 123 4567');
    await user.click(screen.getByRole('button', { name: 'Show my request' }));
    await summaryFocused();
    expect(summary()?.textContent).toContain('We cannot find a request with these details.');
    await user.click(screen.getByRole('button', { name: 'Show my request' }));
    expect(await screen.findByText('OS-4K7M-9QX2')).toBeTruthy();
    expect(calls[1]?.body).toEqual({ reference: 'os 4k7m 9qx2', phone: '0771234567' });
  });

  it('asks for the e-mail address of who gave no number', async () => {
    const calls = serverThat(found());
    const { user } = page();
    await user.type(type('reference'), 'OS-4K7M-9QX2');
    await user.click(screen.getByRole('button', { name: 'Show my request' }));
    expect(document.title).toMatch(/^Error: /);
    await user.click(screen.getByRole('button', { name: 'I gave no phone number' }));
    // The number was wrong, and is not asked for any more.
    expect(document.title).toMatch(/^Where is my request/);
    await user.type(type('email'), 'amma@example.org');
    await user.click(screen.getByRole('button', { name: 'Show my request' }));
    expect(await screen.findByText('OS-4K7M-9QX2')).toBeTruthy();
    expect(calls[0]?.body).toEqual({ reference: 'OS-4K7M-9QX2', email: 'amma@example.org' });
  });

  it('offers another try after a connection failure, and none if the link is not valid', async () => {
    serverThat('lost', { status: 404, body: {} });
    const { user } = page(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^There is no request at this address\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is still there after a reload, until it is closed', async () => {
    serverThat(found(), found());
    const first = page(`#${TOKEN}`);
    await screen.findByText('OS-4K7M-9QX2');
    first.unmount();
    const { user } = page();
    expect(await screen.findByText('OS-4K7M-9QX2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close this request' }));
    expect(screen.getByRole('button', { name: 'Show my request' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(kept()).not.toContain(TOKEN);
  });
});

describe('a family that changes something', () => {
  it('adds a note, which is sent with the token and nothing else', async () => {
    const calls = serverThat(found(), found({ history: [...request.history, { at, what: 'note' }] }));
    const { user } = page(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Add a note' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(summary()?.textContent).toContain('Enter a note.');
    await user.type(type('note'), 'Please call after six');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. Thank you.')).toBeTruthy();
    expect(calls[1]).toMatchObject({ path: '/follow-up', body: { token: TOKEN, note: 'Please call after six' } });
    expect(screen.getByText(/You added a note/)).toBeTruthy();
  });

  it('finds the task and the name of the request in the tab, and after the task the request again', async () => {
    serverThat(found());
    const { user } = page(`#${TOKEN}`);
    const task = await screen.findByRole('button', { name: 'Add a note' });
    const { title } = document;
    expect(title).toMatch(/^Your booking for a shadow teacher/);
    await user.click(task);
    expect(document.title).toBe(`Add a note – ${title}`);
    await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    expect(document.title).toBe(title);
  });

  it('is asked once about a first day that has passed', async () => {
    const calls = serverThat(found(), found({ startingDate: '2025-01-05T00:00:00.000Z' }));
    const { user } = page(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Change the first day' }));
    await user.type(type('startingDate'), '5');
    await user.type(type('startingDate-month'), '1');
    await user.type(type('startingDate-year'), '2025');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toBe('This date has already passed. Is it right?');
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. Thank you.')).toBeTruthy();
    expect(calls[1]?.body).toEqual({ token: TOKEN, startingDate: '2025-01-05' });
  });

  it('is asked for at least one thing that is new', async () => {
    const calls = serverThat(found());
    const { user } = page(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Change how you reach me' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toBe('Fill in at least one change.');
    // At the button that was pressed: a phone shows nothing of what is above three fields.
    expect(screen.getByRole('alert').nextElementSibling?.contains(document.activeElement)).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('cancels a booking after one question', async () => {
    const calls = serverThat(found(), found({ status: 'Rejected', cancelledBy: 'family', replyBy: undefined }));
    const { user } = page(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel this request' }));
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    const sentence = await screen.findByText(/^You cancelled this request\./);
    expect(document.activeElement).toBe(sentence);
    expect(calls[1]).toMatchObject({ path: '/follow-up/cancel', body: { token: TOKEN } });
    expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  });

  it('is told that a cancelled message is gone', async () => {
    serverThat(found({ kind: 'contact', status: 'received' }), { status: 200, body: { message: 'Gone.' } });
    const { user } = page(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel this request' }));
    readQuestion();
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('Your request has been cancelled and deleted.')).toBeTruthy();
    expect(kept()).not.toContain(TOKEN);
  });

  it.each([
    ['Add a note', 'note', 'Save'],
    ['Cancel this request', 'reason', 'Yes, cancel it'],
  ])('reads what could not be sent as on any other form: %s', async (task, field, button) => {
    serverThat(found(), 'lost');
    const { user } = page(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: task }));
    await user.type(type(field), 'We have moved');
    await user.click(screen.getByRole('button', { name: button }));
    await summaryFocused();
    expect(summary()?.querySelector('h2')?.textContent).toBe('It may not have arrived');
    expect(type(field).value).toBe('We have moved');
  });
});

describe('a course that was asked for', () => {
  const accepted = { kind: 'course-request', status: 'accepted', replyBy: undefined } as const;

  it('is opened from here', async () => {
    const link = 'https://courses.example.org/';
    const course = { title: 'Reading together', link, until: '2999-01-01T00:00:00.000Z' };
    serverThat(found({ ...accepted, course }));
    page(`#${TOKEN}`);
    const open = await screen.findByRole('link', { name: 'Open the course' });
    expect(open.getAttribute('href')).toBe(link);
    expect(screen.getByText('You can open it here until 1 January 2999.')).toBeTruthy();
  });

  it('is renewed with one tap', async () => {
    const over = { title: 'Reading together' };
    const open = { ...over, link: 'https://courses.example.org/', until: '2999-01-01T00:00:00.000Z' };
    const calls = serverThat(found({ ...accepted, course: over }), found({ ...accepted, course: open }));
    const { user } = page(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Open it for 30 more days' }));
    expect(await screen.findByRole('link', { name: 'Open the course' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your course');
    expect(calls[1]).toMatchObject({ path: '/follow-up/renew', body: { token: TOKEN } });
  });
});
