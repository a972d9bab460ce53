import { screen } from '@testing-library/react';
import { renderAdmin } from '../../test/renderAdmin';
import { Due } from './Due';

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
});
