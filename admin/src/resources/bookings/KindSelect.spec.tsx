import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { MANAGE_PATHS } from '#contract/admin-paths';
import { renderAdmin } from '../../../test/renderAdmin';
import { KindSelect } from './KindSelect';

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

it('leads to the list of another category, and to all of them', async () => {
  const user = renderAdmin(
    <>
      <KindSelect kind="shadow-teacher" pathOf={(kind) => MANAGE_PATHS[kind]} withInbox />
      <Address />
    </>,
    {},
  );
  for (const [name, path] of [
    ['Speech and behavior occupational therapy session', '/therapy-session-teacher-booking'],
    ['Inbox: all bookings', '/inbox'],
  ] as const) {
    await user.click(await screen.findByRole('combobox', { name: 'Booking category' }));
    await user.click(await screen.findByRole('option', { name }));
    expect(screen.getByTestId('address').textContent).toBe(path);
  }
});
