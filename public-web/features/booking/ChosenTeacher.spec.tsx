import { screen, waitFor } from '@testing-library/react';
import Booking from '../../routes/booking.js';
import { renderPage } from '../../test/render.js';
import { fillIn, forgetAll } from '../../test/SampleForm.js';
import { serverThat } from '../../test/server.js';

const ID = 'a'.repeat(24);
const FOUND = { status: 200, body: { category: { tName: 'Kavitha' } } };
const STEPS: readonly Readonly<Record<string, string>>[] = [
  { parentName: 'Nimal Perera', parentPhone: '0771234567' },
  { childName: 'Kavya', childAge: '7', schoolGrade: '2' },
  { noOfsessionPerweek: '1' },
  { requirementsNeeds: 'Somebody to talk to', childCondition: 'Finds new people hard' },
];
const booking = () => renderPage(<Booking />, 'en', `/booking-counselling-teacher#staff-${ID}`);

beforeEach(forgetAll);

describe('a person chosen in a list of staff', () => {
  it('can be given up, which is told, and then nobody is asked for', async () => {
    const calls = serverThat(FOUND, { status: 201, body: { bookingId: 'OS-1' } });
    const { user } = booking();
    await user.click(await screen.findByRole('button', { name: 'Remove Kavitha' }));
    expect(document.activeElement?.textContent).toContain('Removed');
    expect(screen.queryByText('Kavitha')).toBeNull();
    const press = () => user.click(document.querySelector('form .buttons > button') as HTMLButtonElement);
    for (const step of STEPS) {
      await fillIn(user, step);
      await press();
    }
    await user.click(document.getElementById('guardian') as HTMLElement);
    await press();
    await screen.findByText('OS-1');
    expect(calls.map(({ path }) => path)).toEqual([`/category/details/${ID}`, '/counselling-teacher/add-booking']);
    expect(calls[1]?.body).toMatchObject({ childName: 'Kavya' });
    expect(calls[1]?.body).not.toHaveProperty('preferredStaff');
  });

  it('is no longer chosen where the person has left', async () => {
    serverThat({ status: 404, body: {} });
    booking();
    await screen.findByRole('button', { name: /^Remove/ });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull());
  });
});
