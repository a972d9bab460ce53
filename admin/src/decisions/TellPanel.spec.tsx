import { act, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider, type DataProvider } from 'react-admin';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { activeButton } from '../../test/activeButton';
import { renderAdmin } from '../../test/renderAdmin';
import { RowStateProvider } from '../ui/rowState';
import { STATUSES } from '../resources/bookings/booking';
import { StatusActions } from './StatusActions';
import { StatusField } from './StatusField';
import type { OutgoingMessage } from '../config/message';

const KASUN = { id: 'b1', childName: 'Kasun', status: 'Pending', updatedAt: '2026-01-01T00:00:00.000Z' };
const MESSAGE: OutgoingMessage = {
  id: 'm1',
  to: '0771234567',
  channel: 'phone',
  template: 'booking-approved',
  language: 'ta',
  subject: 'x',
  text: 'வணக்கம் Malini,\n\nhttps://onestep.test/ta/booking-status#secret',
  status: 'waiting',
  about: { entity: 'booking', recordId: 'b1', kind: 'shadow-teacher', reference: 'OS-7K3M-9QXZ' },
  name: 'Malini',
  phone: '0771234567',
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
};
const RECEIPT: OutgoingMessage = { ...MESSAGE, id: 'm0', template: 'booking-received', text: 'We have it.' };

/** As a decision answers them. */
const outgoing = (messages: readonly OutgoingMessage[]) =>
  messages.map(({ id, ...message }) => ({ ...message, _id: id }));

/** The booking's row; the server has these messages about it once it is decided, and answers each action in turn. */
function renderRow(messages: OutgoingMessage[], record: object = KASUN, ...answers: number[]) {
  const asked: { path: string; body: unknown }[] = [];
  const read: string[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    asked.push({ path: address as string, body: JSON.parse((init?.body as string | undefined) ?? 'null') as unknown });
    const status = answers.shift() ?? 200;
    return Promise.resolve(Response.json(status === 200 ? MESSAGE : { message: 'The store is away.' }, { status }));
  };
  const provider = {
    getList: (resource: string, { filter }: { filter: object }) => {
      read.push(resource);
      if (resource === 'admin-accounts') return Promise.resolve({ data: [], total: 0 });
      expect(filter).toEqual({ recordId: 'b1' });
      return Promise.resolve({ data: messages, total: messages.length });
    },
    update: (_resource: string, { data, meta }: { data: object; meta: object }) =>
      Promise.resolve({
        data: {
          ...record,
          ...data,
          kind: 'shadow-teacher',
          toTell: 'status' in data && data.status !== 'Pending',
          updatedAt: '2026-01-02T00:00:00.000Z',
          ...('withOutgoing' in meta && { outgoing: outgoing(messages) }),
        },
      }),
  };
  const user = renderAdmin(
    <ResourceContextProvider value="inbox">
      <RecordContextProvider value={record}>
        <RowStateProvider>
          <StatusField statuses={STATUSES} />
          <StatusActions />
        </RowStateProvider>
      </RecordContextProvider>
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
  );
  return { user, asked, read };
}

describe('after a decision', () => {
  it("shows the family's message in its language, ready for WhatsApp", async () => {
    const { user, asked } = renderRow([MESSAGE, RECEIPT]);
    await user.click(await activeButton('Approve Kasun'));
    expect(await screen.findByRole('complementary', { name: 'Tell Malini' })).toBeTruthy();
    expect(screen.getByText('Saved: Kasun is Approved.').getAttribute('role')).toBe('status');
    expect((await screen.findByText(/^வணக்கம் Malini/)).closest('[lang]')?.getAttribute('lang')).toBe('ta');
    const whatsapp = screen.getByRole('link', { name: 'WhatsApp to Malini (opens in a new tab)' });
    expect(whatsapp.getAttribute('href')).toBe(`https://wa.me/94771234567?text=${encodeURIComponent(MESSAGE.text)}`);
    expect(whatsapp.getAttribute('target')).toBe('_blank');
    expect(asked).toEqual([]);
  });

  it.each([
    ['WhatsApp to Malini (opens in a new tab)', 'whatsapp'],
    ['Email to Malini (opens your mail program)', 'email'],
  ])('asks whether what was opened was sent, and records it only then: %s', async (link, by) => {
    // The programs that are opened are outside.
    const stay = (event: Event): void => event.preventDefault();
    window.addEventListener('click', stay);
    const { user, asked } = renderRow([{ ...MESSAGE, email: 'm@example.lk' }]);
    await user.click(await activeButton('Approve Kasun'));
    await user.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByText('Did you send it?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo the decision for Kasun' })).toBeTruthy();
    await user.click(await activeButton('Not yet for Malini'));
    expect(screen.queryByText('Did you send it?')).toBeNull();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('link', { name: link }));
    await user.click(await activeButton('Yes, sent for Malini'));
    await waitFor(() => expect(asked).toEqual([{ path: '/outbox/m1/told', body: { by } }]));
    expect(screen.getByRole('complementary').contains(document.activeElement)).toBe(true);
    window.removeEventListener('click', stay);
  });

  it('undoes what was not told after all, and says where that cannot be', async () => {
    expectFailedRequests();
    const told = { at: MESSAGE.createdAt, by: 'phone', who: 'a@onestep.test' } as const;
    const { user, asked } = renderRow([{ ...MESSAGE, status: 'told', told }], KASUN, 409);
    await user.click(await activeButton('Approve Kasun'));
    await user.click(await activeButton('Not told after all for Malini'));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be undone. The store is away.');
    await user.click(await activeButton('Not told after all for Malini'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(asked).toEqual(Array(2).fill({ path: '/outbox/m1/told', body: null }));
  });

  it('is closed by Escape, but not while something is typed', async () => {
    const { user } = renderRow([MESSAGE]);
    await user.click(await activeButton('Approve Kasun'));
    expect(await screen.findByText('Tell Malini')).toBeTruthy();
    const field = document.body.appendChild(document.createElement('input'));
    act(() => field.focus());
    await user.keyboard('{Escape}');
    expect(screen.getByText('Tell Malini')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Told by phone for Malini' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Tell Malini')).toBeNull();
    field.remove();
  });

  it('writes to the number that has WhatsApp where another one is called', async () => {
    const { user } = renderRow([{ ...MESSAGE, whatsapp: '0719876543' }]);
    await user.click(await activeButton('Approve Kasun'));
    const link = await screen.findByRole('link', { name: /^WhatsApp to Malini/ });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/94719876543\?/);
  });

  it('has the link of an accepted course request to copy with one click', async () => {
    const { user } = renderRow([{ ...MESSAGE, template: 'request-accepted' }]);
    for (const name of ['Approve Kasun', 'Copy the link for Malini']) await user.click(await activeButton(name));
    const link = 'https://onestep.test/ta/booking-status#secret';
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
  });

  it('keeps the focus in the panel when the button "Told by phone" is gone', async () => {
    const messages = [MESSAGE];
    const { user } = renderRow(messages);
    await user.click(await activeButton('Approve Kasun'));
    const button = await activeButton('Told by phone for Malini');
    act(() => button.focus());
    messages[0] = { ...MESSAGE, status: 'told', told: { at: MESSAGE.createdAt, by: 'phone', who: 'a@onestep.test' } };
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(screen.getByRole('complementary').contains(document.activeElement)).toBe(true);
  });

  it('says if it could not be recorded, and keeps the button', async () => {
    expectFailedRequests();
    const { user, asked } = renderRow([MESSAGE], KASUN, 503);
    await user.click(await activeButton('Approve Kasun'));
    await user.click(await activeButton('Told by phone for Malini'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This could not be marked as told. The store is away.',
    );
    await user.click(await activeButton('Told by phone for Malini'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(asked.map(({ body }) => body)).toEqual([{ by: 'phone' }, { by: 'phone' }]);
  });

  it.each([
    [{ status: 'waiting', nextTry: '2026-01-02T00:01:00.000Z' }, 'An email to m@example.lk is on its way.'],
    [
      { status: 'sent', sentAt: '2026-01-02T04:30:00.000Z' },
      'The email to m@example.lk was handed to the mail server 2 Jan 2026, 10:00.',
    ],
    [{ status: 'failed' }, 'The email to m@example.lk could not be delivered.'],
    [{ status: 'failed', lastError: 'bounced 5.1.1' }, 'It came back (5.1.1).'],
  ] as const)('tells how the e-mail fares: %j', async (how, sentence) => {
    const { user, asked } = renderRow([{ ...MESSAGE, to: 'm@example.lk', email: 'm@example.lk', ...how }]);
    await user.click(await activeButton('Reject Kasun'));
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /family/i })).toBeNull();
    const resend = screen.queryByRole('button', { name: 'Send again for Malini' });
    expect(resend === null).toBe(how.status === 'waiting');
    if (resend) {
      await user.click(await activeButton('Send again for Malini'));
      await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/outbox/m1/resend']));
      expect(await screen.findByText('It is being sent again.')).toBeTruthy();
    }
  });

  it('says that nobody can be told if the family left no contact details', async () => {
    const { user } = renderRow([]);
    await user.click(await activeButton('Approve Kasun'));
    expect(
      await screen.findByText('There is no phone number and no email address, so nobody can be told.'),
    ).toBeTruthy();
  });

  it.each([
    [{ family: 'f1' }, 'Family of Kasun', '/family-list/f1/show'],
    [{}, 'Choose the family of Kasun', '/manage-shadow-teacher-booking/b1/show'],
  ])('leads to the family, or to where one is chosen: %j', async (more, name, href) => {
    const { user } = renderRow([MESSAGE], { ...KASUN, ...more });
    await user.click(await activeButton('Approve Kasun'));
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('can be closed silently', async () => {
    const { user } = renderRow([MESSAGE]);
    await user.click(await activeButton('Approve Kasun'));
    await user.click(await activeButton('Close this message'));
    expect(screen.queryByText('Tell Malini')).toBeNull();
  });
});

describe('a decision', () => {
  it('reads nothing: its answer has the messages, which are not in the record', async () => {
    const { user, asked, read } = renderRow([{ ...MESSAGE, nextTry: '2026-01-02T00:00:10.000Z' }, RECEIPT]);
    await user.click(await activeButton('Approve Kasun'));
    expect(await screen.findByText('An email to 0771234567 is on its way.')).toBeTruthy();
    expect(screen.getByText(/^வணக்கம் Malini/)).toBeTruthy();
    expect(read).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('a decision that was a mistake', () => {
  const decided = { status: 'Approved', updatedAt: '2026-01-02T00:00:00.000Z', kind: 'shadow-teacher' };

  it('is undone with If-Match on the version that was decided', async () => {
    const { user, asked } = renderRow([MESSAGE], { ...KASUN, kind: 'shadow-teacher' });
    await user.click(await activeButton('Approve Kasun'));
    await user.click(await activeButton('Undo the decision for Kasun'));
    expect(await screen.findByText('Undone: Kasun is Pending again.')).toBeTruthy();
    expect(asked).toEqual([{ path: '/shadow-teacher/update-booking/b1', body: { status: 'Pending' } }]);
    expect(screen.queryByText('Tell Malini')).toBeNull();
  });

  it('cannot be undone once the family was told', async () => {
    const { user } = renderRow([{ ...MESSAGE, status: 'sent', sentAt: '2026-01-02T04:30:00.000Z' }]);
    await user.click(await activeButton('Approve Kasun'));
    expect(await screen.findByText(/was handed to the mail server/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('is undone later from its row, where the server says when it is too late', async () => {
    expectFailedRequests();
    const { user } = renderRow([], { ...KASUN, ...decided, toTell: true }, 503);
    await user.click(await activeButton('Undo the decision for Kasun'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The decision could not be undone. The store is away.',
    );
    await user.click(await activeButton('Undo the decision for Kasun'));
    expect(await screen.findByText('Undone: Kasun is Pending again.')).toBeTruthy();
  });

  it('can be undone where nobody is to be told', async () => {
    const { user, asked } = renderRow([], { ...KASUN, ...decided, told: undefined });
    await user.click(await activeButton('Change Status for Kasun'));
    await user.selectOptions(screen.getByRole('combobox'), 'Pending');
    await user.click(await activeButton('Save status for Kasun'));
    expect(await screen.findByText('Saved: Kasun is Pending.')).toBeTruthy();
    await user.click(await activeButton('Undo the decision for Kasun'));
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ status: 'Approved' }]));
  });
});

describe('a decision that nobody was told of', () => {
  it('is marked in its row, and a press brings its message and the focus', async () => {
    const { user } = renderRow([MESSAGE], { ...KASUN, status: 'Approved', toTell: true });
    await user.click(await activeButton('Still to tell about the decision for Kasun'));
    const heading = await screen.findByRole('heading', { name: /^Tell / });
    expect(document.activeElement).toBe(heading);
  });

  it('is not marked once somebody has', () => {
    renderRow([], { ...KASUN, status: 'Approved', told: { at: '2026-01-02T04:30:00.000Z', by: 'whatsapp' } });
    expect(screen.getByTitle('Told on WhatsApp, 2 Jan 2026, 10:00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Still to tell/ })).toBeNull();
  });
});
