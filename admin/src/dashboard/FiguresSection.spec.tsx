import { screen } from '@testing-library/react';
import { renderAdmin } from '../../test/renderAdmin';
import { FiguresSection } from './FiguresSection';
import { PendingList } from './PendingList';

it('where the figures cannot be loaded, both parts of the dashboard say so', async () => {
  console.error = () => undefined;
  localStorage.setItem('token', 'x');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  renderAdmin(
    <>
      <PendingList />
      <FiguresSection />
    </>,
    {},
  );
  expect(await screen.findByText(/^The figures could not be loaded\./)).toBeTruthy();
  expect(screen.getByText(/^The number waiting could not be loaded\./)).toBeTruthy();
});
