import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import { DueMark } from '../fields/DueMark';
import { Due } from './Due';

const NONE = { today: 0, late: 0 };

function renderWith(due: object, dataRequests: object = { open: 0, soon: 0, late: 0 }): void {
  localStorage.setItem('token', 'x');
  globalThis.fetch = () => Promise.resolve(Response.json({ due, dataRequests }));
  renderAdmin(<Due />, {});
}

describe('what is due', () => {
  it('is counted, what is late first, and leads to the lists', async () => {
    renderWith({ bookings: { today: 2, late: 1 }, courseRequests: NONE, messages: { today: 0, late: 3 } });
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '1Bookings are late',
      '3Messages are late',
      '2Bookings are due today',
    ]);
    expect(links.map((link) => decodeURIComponent((link as HTMLAnchorElement).search))).toEqual([
      '?filter={"due":"late"}',
      '?filter={"due":"late"}',
      '?filter={"due":"today"}',
    ]);
  });

  it('counts what people asked for of their data, with more time', async () => {
    renderWith({ bookings: NONE, courseRequests: NONE, messages: NONE }, { open: 4, soon: 2, late: 1 });
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['4Open data requests: 1 late, 2 due soon']);
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
      '1Bookings are due today',
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
