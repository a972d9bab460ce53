import { screen, waitFor } from '@testing-library/react';
import { accountOf } from '../../api/session.js';
import { HOURS, newAccount, openMyHours as open, PROFILE } from '../../test/my-hours.js';
import { openDevice } from '../my-sessions/device.js';

describe('hours that were not saved', () => {
  const UNSAVED = 'You wrote this earlier and have not saved it yet.';
  const travel = () => screen.getByLabelText<HTMLInputElement>('Minutes you need between two places');
  const drafts = async (account: ReturnType<typeof newAccount>) => (await openDevice(accountOf(account))).list('draft');

  /** Hours are added and minutes half typed, and the page is left. */
  async function leftWhileTyping() {
    const account = newAccount();
    const { user, unmount } = await open({}, account);
    await user.click(screen.getByRole('button', { name: 'Add hours' }));
    await user.type(travel(), '5');
    await waitFor(async () => expect(JSON.stringify(await drafts(account))).toContain('305'));
    unmount();
    return account;
  }

  it('are there again, and gone once they are saved', async () => {
    const account = await leftWhileTyping();
    const { calls, user } = await open({ 'PUT /staff': { status: 200, body: HOURS } }, account);
    expect(screen.getByText(UNSAVED)).toBeTruthy();
    expect(travel().value).toBe('305');
    await user.clear(travel());
    await user.type(travel(), '45');
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    expect(await screen.findByText('Your hours are saved.')).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      availability: [
        { weekday: 1, from: '08:00', to: '12:00' },
        { weekday: 2, from: '08:00', to: '12:00' },
      ],
      travelMinutes: 45,
    });
    expect(screen.queryByText(UNSAVED)).toBeNull();
    expect(await drafts(account)).toEqual([]);
  });

  it('can be deleted: the saved ones are there', async () => {
    const account = await leftWhileTyping();
    const { user } = await open({}, account);
    await user.click(screen.getByRole('button', { name: 'Delete what I wrote' }));
    expect(travel().value).toBe('30');
    expect(screen.getAllByLabelText('Weekday')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
    expect(await drafts(account)).toEqual([]);
  });

  it('take the place of no others that were saved meanwhile', async () => {
    const account = await leftWhileTyping();
    const availability = [{ weekday: 5, from: '14:00', to: '16:00' }];
    const now = { ...HOURS, availability, updatedAt: '2026-11-27T07:00:00.000Z' };
    const routes = {
      [`GET /staff/${PROFILE}/availability`]: { status: 200, body: now },
      'PUT /staff': { status: 412 },
    };
    const { calls, user } = await open(routes, account);
    await user.clear(travel());
    await user.type(travel(), '45');
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    expect(await screen.findByText(/^These hours have been changed meanwhile/)).toBeTruthy();
    expect(calls[0]?.headers.get('If-Match')).toBe(`"${HOURS.updatedAt}"`);
    await user.click(screen.getByRole('button', { name: 'Take these instead' }));
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('14:00');
    await waitFor(async () => expect(await drafts(account)).toEqual([]));
  });
});
