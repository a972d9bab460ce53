import { screen, waitFor } from '@testing-library/react';
import { accountOf } from '../../api/session.js';
import { HOURS, newAccount, openMyHours as open, PROFILE } from '../../test/my-hours.js';
import { openDevice } from '../my-sessions/device.js';
import { daysLater, today } from '../sessions/words.js';

const UNSAVED = 'You wrote this earlier and have not saved it yet.';
const drafts = async (account: ReturnType<typeof newAccount>) => (await openDevice(accountOf(account))).list('draft');

describe('hours that were not saved', () => {
  const travel = () => screen.getByLabelText<HTMLInputElement>('Minutes you need between two places');

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

  it('are not called saved, and stay, where they are typed while others are being saved', async () => {
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const account = newAccount();
    const saved = { ...HOURS, travelMinutes: 45, updatedAt: '2026-11-27T07:00:00.000Z' };
    const routes = { 'PUT /staff': () => held.then(() => ({ status: 200, body: saved })) };
    const { calls, user, unmount } = await open(routes, account);
    await user.clear(travel());
    await user.type(travel(), '45');
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    await user.clear(travel());
    await user.type(travel(), '60');
    arrive();
    expect(await screen.findByRole('button', { name: 'Save my hours' })).toBeTruthy();
    expect(screen.queryByText('Your hours are saved.')).toBeNull();
    expect(travel().value).toBe('60');
    unmount();

    const again = await open({ 'PUT /staff': { status: 200, body: HOURS } }, account);
    expect(travel().value).toBe('60');
    await again.user.click(screen.getByRole('button', { name: 'Save my hours' }));
    expect(await screen.findByText('Your hours are saved.')).toBeTruthy();
    expect([...calls, ...again.calls].map(({ headers }) => headers.get('If-Match'))).toEqual([
      `"${HOURS.updatedAt}"`,
      `"${saved.updatedAt}"`,
    ]);
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

describe('time off that was not added', () => {
  const DAY = daysLater(today(), 3);
  const ADDED = { _id: 't', profile: PROFILE, from: DAY, to: DAY, reason: 'Dentist' };
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const listed = () => screen.queryAllByRole('button', { name: /^Remove .*day/ });

  /** Days and a reason are typed, and the page is left: before they are sent, or after their answer was lost. */
  async function leftWhileTyping(isSent = false) {
    const account = newAccount();
    const { calls, user, unmount } = await open({ 'POST /staff': 'lost' }, account);
    await user.type(field('First day'), DAY);
    await user.type(field('Last day'), DAY);
    await user.type(field('Reason (optional)'), 'Dentist');
    if (isSent) {
      await user.click(screen.getByRole('button', { name: 'Add time off' }));
      await screen.findByText(/Check your connection/);
    }
    await waitFor(async () => expect(JSON.stringify(await drafts(account))).toContain('Dentist'));
    unmount();
    return { account, key: calls[0]?.headers.get('Idempotency-Key') };
  }

  it('is there again, and gone once it is added', async () => {
    const { account } = await leftWhileTyping();
    const { calls, user } = await open({ 'POST /staff': { status: 201, body: { ...ADDED, affected: [] } } }, account);
    expect(screen.getByText(UNSAVED)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add time off' }));
    expect(await screen.findByText('Your time off is saved.')).toBeTruthy();
    expect(calls[0]?.body).toEqual({ from: DAY, to: DAY, reason: 'Dentist' });
    expect(field('First day').value).toBe('');
    expect(screen.queryByText(UNSAVED)).toBeNull();
    expect(await drafts(account)).toEqual([]);
  });

  it('stays where it is typed while another is being added', async () => {
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const { account } = await leftWhileTyping();
    const added = { status: 201, body: { ...ADDED, affected: [] } };
    const { user } = await open({ 'POST /staff': () => held.then(() => added) }, account);
    await user.click(screen.getByRole('button', { name: 'Add time off' }));
    await user.type(field('Reason (optional)'), ' again');
    arrive();
    expect(await screen.findByText('Your time off is saved.')).toBeTruthy();
    expect(listed()).toHaveLength(1);
    expect(field('Reason (optional)').value).toBe('Dentist again');
    expect(JSON.stringify(await drafts(account))).toContain('Dentist again');
  });

  it('can be deleted', async () => {
    const { account } = await leftWhileTyping();
    const { user } = await open({}, account);
    await user.click(screen.getByRole('button', { name: 'Delete what I wrote' }));
    expect(field('Reason (optional)').value).toBe('');
    await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
    expect(await drafts(account)).toEqual([]);
  });

  it('leaves nothing behind once its fields are emptied', async () => {
    const { account } = await leftWhileTyping();
    const { user } = await open({}, account);
    for (const name of ['First day', 'Last day', 'Reason (optional)']) await user.clear(field(name));
    await waitFor(async () => expect(await drafts(account)).toEqual([]));
  });

  it('is stored and listed once where its answer was lost', async () => {
    const { account, key } = await leftWhileTyping(true);
    const stored = { ...HOURS, timeOff: [ADDED] };
    const { calls, user } = await open(
      {
        [`GET /staff/${PROFILE}/availability`]: { status: 200, body: stored },
        'POST /staff': { status: 201, body: { ...ADDED, affected: [] } },
      },
      account,
    );
    await user.click(screen.getByRole('button', { name: 'Add time off' }));
    expect(await screen.findByText('Your time off is saved.')).toBeTruthy();
    expect(key).toBeTruthy();
    expect(calls[0]?.headers.get('Idempotency-Key')).toBe(key);
    expect(listed()).toHaveLength(1);
  });

  it('is stored anew where it is removed after its answer was lost', async () => {
    const { account, key } = await leftWhileTyping(true);
    const { calls, user } = await open(
      {
        [`GET /staff/${PROFILE}/availability`]: { status: 200, body: { ...HOURS, timeOff: [ADDED] } },
        'DELETE /staff': { status: 204 },
        'POST /staff': { status: 201, body: { ...ADDED, affected: [] } },
      },
      account,
    );
    for (const button of listed()) await user.click(button);
    await screen.findByText('That time off is removed.');
    await user.click(screen.getByRole('button', { name: 'Add time off' }));
    expect(await screen.findByText('Your time off is saved.')).toBeTruthy();
    expect(calls[1]?.headers.get('Idempotency-Key')).not.toBe(key);
  });
});
