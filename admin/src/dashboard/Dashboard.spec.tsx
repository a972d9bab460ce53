import { fireEvent, screen } from '@testing-library/react';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { FiguresSection } from './FiguresSection';
import { MailAlarms } from './MailAlarms';
import { MissingHolidays } from './MissingHolidays';
import { PendingList } from './PendingList';

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

/** The dashboard, where the server counts this in the outbox. */
function renderWith(outbox: { oldestUnsent?: string; postponed?: number } & Record<'toTell' | 'failed', number>): void {
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

describe('missing holidays', () => {
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
