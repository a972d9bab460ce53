import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { ResourceContextProvider, useRefresh, type DataProvider } from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { sweepDrafts } from '../../providers/drafts';
import { Inbox } from '../inbox/Inbox';
import { BookingEdit } from './BookingEdit';

const KASUN = {
  id: 'b1',
  kind: 'counselling-teacher',
  childName: 'Kasun',
  childAge: 7,
  schoolGrade: 2,
  noOfsessionPerweek: 1,
  childCondition: 'Tires quickly',
  requirementsNeeds: 'Reading',
  status: 'Pending',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const APPROVED = { ...KASUN, status: 'Approved', updatedAt: '2026-01-02T00:00:00.000Z' };

/** Waits to be told on WhatsApp: the family left no address. */
const CHANGED = {
  id: 'm1',
  to: '0771234567',
  channel: 'phone',
  template: 'booking-changed',
  language: 'en',
  subject: 'Your request has been changed',
  text: 'We have saved the changes.',
  status: 'waiting',
  name: 'Malini',
  phone: '0771234567',
  about: { entity: 'booking', recordId: 'b1' },
  createdAt: '2026-01-02T00:00:00.000Z',
};

/** The inbox with one booking; `change` is what a colleague does to it. */
async function editInTheInbox(getOne?: () => Promise<object>, answered: object = {}) {
  let booking: object = KASUN;
  let refresh: () => void = () => undefined;
  const sent: object[] = [];
  const provider = {
    getList: (resource: string) => {
      const lists: Record<string, object[]> = { inbox: [booking], 'outgoing-messages': [CHANGED] };
      return Promise.resolve({ data: lists[resource] ?? [], total: 1 });
    },
    getOne: getOne ?? (() => Promise.resolve({ data: booking })),
    update: (resource: string, { id, data, meta }: { id: string; data: object; meta?: object }) => {
      sent.push({ resource, id, data, meta });
      return Promise.resolve({ data: { ...booking, ...data, ...answered } });
    },
  };
  function Refresh() {
    const current = useRefresh();
    useEffect(() => {
      refresh = current;
    });
    return null;
  }
  const user = renderAdmin(
    <ResourceContextProvider value="inbox">
      <Inbox />
      <Refresh />
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
    { path: '/inbox' },
  );
  await user.click(await screen.findByRole('button', { name: 'Edit for Kasun' }));
  const change = (changed: object) => {
    booking = changed;
    act(() => refresh());
  };
  return { user, sent, change };
}

const needs = () => screen.findByRole<HTMLInputElement>('textbox', { name: "Child's condition" });

describe('a booking edited in the inbox', () => {
  beforeEach(() => {
    sessionStorage.clear();
    const payload = Buffer.from(JSON.stringify({ sub: 'anula', role: 'Admin', iat: 0, exp: 4_000_000_000 }));
    localStorage.setItem('token', `h.${payload.toString('base64url')}.s`);
  });

  it('keeps what is typed while a colleague changes it, and sends nothing else', async () => {
    const { user, sent, change } = await editInTheInbox();
    await user.type(await needs(), '!');
    change(APPROVED);
    expect(await screen.findByRole('cell', { name: /Approved/ })).toBeTruthy();
    expect((await needs()).value).toBe('Tires quickly!');
    await user.click(screen.getByRole('button', { name: 'Save for Kasun' }));
    const notice = await screen.findByText(/booking updated successfully/);
    expect(notice.textContent).toMatch(/Saved: Kasun, Student counseling/);
    // Without a notice's colours it would stand on the list as bare text.
    expect(notice.closest('.RaNotification-success')).toBeTruthy();
    expect(sent).toEqual([
      expect.objectContaining({ id: 'b1', data: { childCondition: 'Tires quickly!' }, meta: { read: KASUN } }),
    ]);
  });

  it.each([
    ['its family gets a mail', { parentEmail: 'm@example.org' }, 'The family will be told about this change.'],
    ['somebody has to tell its family', { parentPhone: '0771234567' }, 'Tell the family about this change.'],
    ['nobody can be told', {}, undefined],
  ])('says where %s', async (_what, contact, sentence) => {
    const history = [{ at: '2026-01-02T00:00:00.000Z', what: 'corrected' }];
    const { user } = await editInTheInbox(undefined, { ...contact, history });
    await user.type(await needs(), '!');
    await user.click(screen.getByRole('button', { name: 'Save for Kasun' }));
    expect(await screen.findByText(/booking updated successfully/)).toBeTruthy();
    if (sentence === undefined) {
      expect(screen.queryByText(/ about this change\.$/)).toBeNull();
      return;
    }
    const panel = within(await screen.findByRole('complementary', { name: 'Tell Malini' }));
    expect(panel.getByText(sentence)).toBeTruthy();
    expect(panel.getByText('Not sent yet.')).toBeTruthy();
    expect(panel.getByRole('link', { name: /WhatsApp/ })).toBeTruthy();
  });

  it('has a draft of its own', async () => {
    const { user } = await editInTheInbox();
    await user.type(await needs(), '!');
    expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/booking\/b1$/)]);
    sweepDrafts();
  });

  it('that cannot be fetched is no empty form', async () => {
    expectFailedRequests();
    await editInTheInbox(() => Promise.reject(new Error('Away')));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The record could not be loaded/);
    expect(screen.queryByRole('button', { name: 'Save for Kasun' })).toBeNull();
  });
});

it('a booking whose consent was withdrawn is not offered for editing: the server would refuse it', async () => {
  const withdrawn = { ...KASUN, consentWithdrawnAt: '2026-01-03T00:00:00.000Z' };
  const provider = {
    getList: (resource: string) => Promise.resolve({ data: resource === 'inbox' ? [withdrawn] : [], total: 1 }),
  };
  renderAdmin(
    <ResourceContextProvider value="inbox">
      <Inbox />
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
    { path: '/inbox' },
  );
  expect(await screen.findByRole('button', { name: 'Details for Kasun' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit for Kasun' })).toBeNull();
});

describe('a booking edited on its own page', () => {
  it('says that the family is to be told, and shows what', async () => {
    localStorage.setItem('token', 'x');
    const history = [{ at: '2026-01-02T00:00:00.000Z', what: 'corrected' }];
    const provider = {
      getOne: () => Promise.resolve({ data: { ...KASUN, parentPhone: '0771234567' } }),
      getList: (resource: string) => {
        const data = resource === 'outgoing-messages' ? [CHANGED] : [];
        return Promise.resolve({ data, total: data.length });
      },
      update: (_: string, { data }: { data: object }) =>
        Promise.resolve({ data: { ...KASUN, parentPhone: '0771234567', ...data, history } }),
    };
    const user = renderAdmin(
      <Routes>
        <Route path="/manage-counselling-teacher-booking" element={<h1>The list</h1>} />
        <Route path="/manage-counselling-teacher-booking/:id" element={<BookingEdit kind="counselling-teacher" />} />
      </Routes>,
      provider as unknown as Partial<DataProvider>,
      { path: '/manage-counselling-teacher-booking/b1' },
    );
    await user.type(await needs(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    const notice = await screen.findByText(/booking updated successfully/);
    expect(notice.textContent).toMatch(/Saved: Kasun, Student counseling/);
    const panel = within(await screen.findByRole('complementary', { name: 'Tell Malini' }));
    expect(panel.getByText('Tell the family about this change.')).toBeTruthy();
  });
});
