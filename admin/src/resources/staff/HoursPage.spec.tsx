import { screen, within } from '@testing-library/react';
import { answering } from '../../../test/answering';
import { renderAdmin } from '../../../test/renderAdmin';
import { HoursPage } from './HoursPage';

it('the hours of a month are told to the quarter of an hour', async () => {
  const minutes = { planned: 405, held: 135, absent: 15, cancelled: 0, cancelledLate: 0 };
  answering(() => [{ profile: 'p1', tName: 'Kumari', ...minutes }]);
  renderAdmin(<HoursPage />, {}, { path: '/staff-hours?month=2026-11' });
  const row = await screen.findByRole('row', { name: /Kumari/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['6.75', '2.25', '0.25', '0', '0']);
});
