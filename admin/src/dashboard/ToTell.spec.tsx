import { screen } from '@testing-library/react';
import { renderAdmin } from '../../test/renderAdmin';
import { ToTell } from './ToTell';

const HOUR = 60 * 60 * 1000;

/** The dashboard, where the server counts this in the outbox. */
function renderWith(outbox: { toTell: number; failed: number; oldestUnsent?: string; oldestToTell?: string }): void {
  localStorage.setItem('token', 'x');
  globalThis.fetch = () => Promise.resolve(Response.json({ outbox }));
  renderAdmin(<ToTell />, {});
}
const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URL((link as HTMLAnchorElement).href).searchParams.get('filter') ?? 'null');

describe('what is to be told', () => {
  it('is counted, and leads to the messages', async () => {
    renderWith({ toTell: 3, failed: 0, oldestUnsent: new Date(Date.now() - HOUR / 2).toISOString() });
    const link = await screen.findByRole('link', { name: '3 Decided, not told' });
    expect(filterOf(link)).toMatchObject({ status: ['waiting', 'failed'] });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is an alarm where the oldest e-mail has waited for more than an hour', async () => {
    renderWith({ toTell: 0, failed: 0, oldestUnsent: '2026-01-02T04:30:00.000Z' });
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent).toContain(
      'Emails are not going out. The oldest has been waiting since 2 Jan 2026, 10:00.',
    );
    expect(filterOf(screen.getByRole('link', { name: 'Show them' }))).toEqual({ status: 'waiting' });
  });

  it('is an alarm where somebody has waited for more than an hour to be told', async () => {
    renderWith({ toTell: 1, failed: 0, oldestToTell: '2026-01-02T04:30:00.000Z' });
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent).toContain('Somebody has waited since 2 Jan 2026, 10:00 to hear a decision or an answer.');
    expect(filterOf(screen.getByRole('link', { name: 'Show them' }))).toMatchObject({ status: ['waiting', 'failed'] });
  });

  it('is an alarm where e-mails could not be delivered', async () => {
    renderWith({ toTell: 0, failed: 2 });
    expect((await screen.findByRole('alert')).textContent).toContain('2 emails could not be delivered.');
    expect(filterOf(screen.getByRole('link', { name: 'Show them' }))).toEqual({ status: 'failed' });
  });
});
