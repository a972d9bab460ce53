import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type DataProvider, RecordContextProvider } from 'react-admin';
import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { DueMark } from '../fields/DueMark';
import { Announcement } from './Announcement';
import { Due } from './Due';
import { FiguresSection } from './FiguresSection';
import { MissingHolidays } from './MissingHolidays';
import { PendingList } from './PendingList';
import { queuesOf } from './queues';
import { MailAlarms } from './MailAlarms';

describe('Announcement', () => {
  const announced = (text: string, day: string, who = 'anula@onestep.test') => ({
    _id: day,
    text,
    who,
    createdAt: `2026-11-${day}T04:00:00.000Z`,
    updatedAt: `2026-11-${day}T04:00:00.000Z`,
  });
  const FIRST = announced('Closed on Monday.', '20');

  type Announced = ReturnType<typeof announced> | null;

  /** The dashboard's announcement; `colleague` says what a colleague announces while the form is open. */
  async function changeIt(first: Announced) {
    localStorage.setItem('token', 'x');
    expectFailedRequests();
    let current = first;
    const sent: (string | null)[] = [];
    globalThis.fetch = (_address, init) => {
      if (init?.method !== 'PUT') return Promise.resolve(Response.json({ announcement: current }));
      const headers = new Headers(init.headers);
      const read = headers.get('If-Match') ?? headers.get('If-None-Match');
      sent.push(read);
      const isCurrent = read === (current ? `"${current.updatedAt}"` : '*');
      if (!isCurrent) return Promise.resolve(Response.json({ message: 'Changed.' }, { status: 412 }));
      current = announced((JSON.parse(init.body as string) as { text: string }).text, '23');
      return Promise.resolve(Response.json({ announcement: current }));
    };
    const getList = () =>
      Promise.resolve({ data: [{ id: 'a', email: 'second@onestep.test', full_name: 'Second' }], total: 1 });
    const user = renderAdmin(<Announcement />, { getList } as unknown as Partial<DataProvider>);
    await user.click(await screen.findByRole('button', { name: 'Change the announcement' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Announcement (optional)' });
    const announce = async () => user.click(screen.getByRole('button', { name: 'Announce' }));
    const colleague = (now: Announced) => {
      current = now;
    };
    return { user, field, announce, sent, colleague };
  }

  const conflict = () => screen.findByRole('dialog', { name: 'Someone else has changed this in the meantime' });

  describe('an announcement', () => {
    it('of a colleague can be kept, and changed from there', async () => {
      const { user, field, announce, sent, colleague } = await changeIt(FIRST);
      await user.type(field, ' All day.');
      const theirs = announced('Open on Monday after all.', '22');
      colleague(theirs);
      await announce();
      await user.click(within(await conflict()).getByRole('button', { name: 'Keep theirs' }));
      await waitFor(() => expect(field.value).toBe(theirs.text));
      await user.type(field, ' Until 5.');
      await announce();
      expect(await screen.findByText('Open on Monday after all. Until 5.', { selector: 'p' })).toBeTruthy();
      expect(sent).toEqual([FIRST, theirs].map(({ updatedAt }) => `"${updatedAt}"`));
    });

    it('that a colleague has changed meanwhile is shown beside what was typed, and replaced only then', async () => {
      const { user, field, announce, sent, colleague } = await changeIt(FIRST);
      await user.type(field, ' All day.');
      const theirs = announced('Open on Monday after all.', '22', 'second@onestep.test');
      colleague(theirs);
      await announce();
      const dialog = await conflict();
      await within(dialog).findByText('Second changed it, 22 Nov 2026, 9:30. Your changes are not saved yet.');
      expect(dialog.textContent).toContain(
        'It now says:Announcement: Open on Monday after all.You typed:Announcement: Closed on Monday. All day.',
      );
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(field.value).toBe('Closed on Monday. All day.');
      expect(sent).toEqual([`"${FIRST.updatedAt}"`]);
      await announce();
      await user.click(within(await conflict()).getByRole('button', { name: 'Save mine' }));
      expect(await screen.findByText('Closed on Monday. All day.', { selector: 'p' })).toBeTruthy();
      expect(sent).toEqual([FIRST, FIRST, theirs].map(({ updatedAt }) => `"${updatedAt}"`));
    });

    it('where there was none does not replace one that came meanwhile; one taken down is said', async () => {
      const { user, field, announce, sent, colleague } = await changeIt(null);
      await user.type(field, 'Mine');
      colleague(FIRST);
      await announce();
      expect((await conflict()).textContent).toContain(`It now says:Announcement: ${FIRST.text}`);
      colleague(null);
      await user.click(screen.getByRole('button', { name: 'Save mine' }));
      await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('It now says:Announcement: –'));
      expect(field.value).toBe('Mine');
      await user.click(screen.getByRole('button', { name: 'Save mine' }));
      expect(await screen.findByText('Mine', { selector: 'p' })).toBeTruthy();
      expect(sent).toEqual(['*', `"${FIRST.updatedAt}"`, '*']);
    });
  });
});

describe('Due', () => {
  const NONE = { today: 0, late: 0 };

  const TOLD = { toTell: 0, failed: 0 };

  function renderWith(due: object, dataRequests: object = { open: 0, soon: 0, late: 0 }, outbox: object = TOLD): void {
    localStorage.setItem('token', 'x');
    globalThis.fetch = () => Promise.resolve(Response.json({ due, dataRequests, outbox }));
    renderAdmin(<Due />, {});
  }

  describe('what is due', () => {
    it('is counted, what is late first, and leads to the lists', async () => {
      renderWith({ bookings: { today: 2, late: 1 }, courseRequests: NONE, messages: { today: 0, late: 3 } });
      const links = await screen.findAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual([
        '1 booking is late',
        '3 messages are late',
        '2 bookings are due today',
      ]);
      expect(links.map((link) => decodeURIComponent((link as HTMLAnchorElement).search))).toEqual([
        '?filter={"due":"late"}',
        '?filter={"due":"late"}',
        '?filter={"due":"today"}',
      ]);
    });

    it('has a line for what is late, one for today, and one for those whom nobody told', async () => {
      renderWith(
        { bookings: { today: 2, late: 1 }, courseRequests: NONE, messages: { today: 0, late: 3 } },
        { open: 4, soon: 2, late: 0 },
        { toTell: 5, failed: 0, oldestToTell: '2026-01-02T04:30:00.000Z' },
      );
      expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
        '1 booking is late3 messages are late',
        '2 bookings are due today4 open data requests: 2 due soon',
        '5 still to tell, the oldest since 2 Jan 2026, 10:00',
      ]);
      const told = screen.getByRole('link', { name: /^5 still/ }) as HTMLAnchorElement;
      expect(decodeURIComponent(told.search)).toContain('"status":["waiting","failed"]');
    });

    it('says nothing of how long somebody waited where it is less than an hour', async () => {
      renderWith({ bookings: NONE, courseRequests: NONE, messages: NONE }, undefined, {
        toTell: 1,
        failed: 0,
        oldestToTell: new Date().toISOString(),
      });
      expect(await screen.findByRole('link', { name: '1 still to tell' })).toBeTruthy();
    });

    it('counts what people asked for of their data, with more time', async () => {
      renderWith({ bookings: NONE, courseRequests: NONE, messages: NONE }, { open: 4, soon: 2, late: 1 });
      const links = await screen.findAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(['4 open data requests: 1 late, 2 due soon']);
      const [list] = links as HTMLAnchorElement[];
      expect(list?.pathname).toBe('/privacy-requests');
      expect(decodeURIComponent(list?.search ?? '')).toBe('?filter={"status":"open"}');
    });

    it('says nothing of what people asked for before it is due soon', async () => {
      renderWith(
        { bookings: { today: 1, late: 0 }, courseRequests: NONE, messages: NONE },
        { open: 4, soon: 0, late: 0 },
      );
      expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
        '1 booking is due today',
      ]);
    });

    it.each([
      [{ status: 'Pending', createdAt: '2026-01-01T04:30:00.000Z' }, /^Late: due 5 Jan$/],
      [{ status: 'Pending', createdAt: new Date().toISOString() }, /^Due \d/],
      [{ status: 'Approved', createdAt: '2026-01-01T04:30:00.000Z' }, /^$/],
    ])('is said of each record that waits: %j', (record, text) => {
      renderAdmin(
        <RecordContextProvider value={{ id: '1', ...record }}>
          <DueMark waits="Pending" />
        </RecordContextProvider>,
        {},
      );
      expect(document.querySelector('#main-content')?.textContent).toMatch(text);
    });
  });
});

describe('MissingHolidays', () => {
  const shownAt = (now: string): string | null => {
    renderAdmin(<MissingHolidays now={new Date(now)} />, {});
    return screen.queryByRole('alert')?.textContent ?? null;
  };

  it('is silent while the holidays are known', () => {
    expect(shownAt('2027-09-30T10:00:00Z')).toBeNull();
  });

  it('says three months ahead that those of a year are missing', () => {
    expect(shownAt('2027-10-01T10:00:00Z')).toMatch(/^The public holidays of 2028 are not in this program yet/);
  });
});

describe('queuesOf', () => {
  it('has four queues and three of suspected spam, with the bookings of all kinds in one', () => {
    const status = { Pending: 2, Approved: 1, Rejected: 0 };
    const figures = {
      applications: { pending: 3 },
      courseRequests: { pending: 4 },
      bookings: Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, status])),
      unanswered: 5,
      suspectedSpam: { bookings: 6, courseRequests: 7, messages: 8 },
    } as unknown as Figures;
    expect(queuesOf(figures).map(({ resource, total }) => [resource, total])).toEqual([
      ['user-list', 3],
      ['courseRequests', 4],
      ['inbox', 10],
      ['getcontact', 5],
      ['inbox', 6],
      ['courseRequests', 7],
      ['getcontact', 8],
    ]);
  });
});

describe('FiguresSection', () => {
  it('where the figures cannot be loaded, both parts of the dashboard say so', async () => {
    expectFailedRequests();
    localStorage.setItem('token', 'x');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    renderAdmin(
      <>
        <PendingList />
        <FiguresSection />
      </>,
      {},
    );
    fireEvent.click(screen.getByText('Figures'));
    expect(await screen.findByText(/^The figures could not be loaded\./)).toBeTruthy();
    expect(screen.getByText(/^The number waiting could not be loaded\./)).toBeTruthy();
  });
});

describe('MailAlarms', () => {
  /** The dashboard, where the server counts this in the outbox. */
  function renderWith(
    outbox: { oldestUnsent?: string; postponed?: number } & Record<'toTell' | 'failed', number>,
  ): void {
    localStorage.setItem('token', 'x');
    globalThis.fetch = () => Promise.resolve(Response.json({ outbox }));
    renderAdmin(<MailAlarms />, {});
  }
  const filterOf = (link: HTMLElement): unknown =>
    JSON.parse(new URL((link as HTMLAnchorElement).href).searchParams.get('filter') ?? 'null');

  describe('the sending of e-mails', () => {
    it('is an alarm where the oldest e-mail has waited for more than an hour', async () => {
      renderWith({ toTell: 0, failed: 0, oldestUnsent: '2026-01-02T04:30:00.000Z' });
      const alarm = await screen.findByRole('alert');
      expect(alarm.textContent).toContain(
        'Emails are not going out. The oldest has been waiting since 2 Jan 2026, 10:00.',
      );
      expect(filterOf(screen.getByRole('link', { name: 'Show them' }))).toEqual({ status: 'waiting' });
    });

    it('is an alarm where e-mails could not be delivered', async () => {
      renderWith({ toTell: 0, failed: 2 });
      expect((await screen.findByRole('alert')).textContent).toContain('2 emails could not be delivered.');
      expect(filterOf(screen.getByRole('link', { name: 'Show them' }))).toEqual({ status: 'failed' });
    });

    it('is an alarm where forms ask for more e-mails than go out within an hour', async () => {
      renderWith({ toTell: 0, failed: 0, postponed: 12 });
      expect((await screen.findByRole('alert')).textContent).toContain('12 emails go out later');
      expect(filterOf(screen.getByRole('link', { name: 'Show them' }))).toEqual({ status: 'waiting' });
    });
  });
});
