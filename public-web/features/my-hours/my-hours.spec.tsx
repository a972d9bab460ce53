import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { StaffHours } from '#contract/plans';
import { HOURS, openMyHours as open, PROFILE } from '../../test/my-hours.js';
import { loggedInAs } from '../../test/planned.js';
import { renderPage } from '../../test/render.js';
import { serverWith } from '../../test/routes.js';
import { daysLater, today } from '../sessions/words.js';
import { MyHours } from './MyHours.js';

describe('weekly hours', () => {
  it('are added in rows, and saved for the version that was read', async () => {
    const { calls, user } = await open({ 'PUT /staff': { status: 200, body: HOURS } });
    await user.click(screen.getByRole('button', { name: 'Add hours' }));
    expect(screen.getAllByLabelText<HTMLSelectElement>('Weekday').map(({ value }) => value)).toEqual(['1', '2']);
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    expect(await screen.findByText('Your hours are saved.')).toBeTruthy();
    expect(calls[0]?.headers.get('If-Match')).toBe(`"${HOURS.updatedAt}"`);
    expect(calls[0]?.body).toEqual({
      availability: [
        { weekday: 1, from: '08:00', to: '12:00' },
        { weekday: 2, from: '08:00', to: '12:00' },
      ],
      travelMinutes: 30,
    });
  });

  it('are not called saved any more once others are typed', async () => {
    const { user } = await open({ 'PUT /staff': { status: 200, body: HOURS } });
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    await screen.findByText('Your hours are saved.');
    await user.type(screen.getByLabelText('Minutes you need between two places'), '0');
    expect(screen.queryByText('Your hours are saved.')).toBeNull();
  });

  it('are painted into a week with the keyboard', async () => {
    const { calls, user } = await open({ 'PUT /staff': { status: 200, body: HOURS } });
    const cell = (name: string) => screen.getByRole('gridcell', { name });
    expect(cell('Monday, 11.30 a.m. to 12.00 p.m.').getAttribute('aria-selected')).toBe('true');
    act(() => cell('Monday, 11.30 a.m. to 12.00 p.m.').focus());
    // Two half hours more, a step down, and half an hour of Tuesday.
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowDown} ');
    expect(document.activeElement).toBe(cell('Tuesday, 12.30 p.m. to 1.00 p.m.'));
    await user.keyboard('{ArrowUp}{Home}{ArrowRight}{ArrowRight} ');
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    expect(await screen.findByText('Your hours are saved.')).toBeTruthy();
    expect(calls[0]?.body).toMatchObject({
      availability: [
        { weekday: 1, from: '08:30', to: '13:00' },
        { weekday: 2, from: '12:30', to: '13:00' },
      ],
    });
  });

  it('beyond as many as there may be are shown, and saving says so', async () => {
    const availability = Array.from({ length: 21 }, (_, i) => ({
      weekday: 1 + (i % 7),
      from: ['08:00', '10:00', '12:00'][Math.floor(i / 7)] ?? '',
      to: ['09:00', '11:00', '13:00'][Math.floor(i / 7)] ?? '',
    }));
    const full = { ...HOURS, availability };
    const { calls, user } = await open({
      [`GET /staff/${PROFILE}/availability`]: { status: 200, body: full },
      'PUT /staff': { status: 200, body: full },
    });
    act(() => screen.getByRole('gridcell', { name: 'Monday, 3.00 p.m. to 3.30 p.m.' }).focus());
    await user.keyboard(' ');
    expect(screen.getAllByLabelText('Weekday')).toHaveLength(22);
    await user.click(screen.getByRole('button', { name: 'Add hours' }));
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    expect(screen.getByText('There can be 21 rows of hours at most. Remove some, then save again.')).toBeTruthy();
    expect(screen.getAllByLabelText('Weekday')).toHaveLength(23);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove hours 23' }));
    await user.click(screen.getByRole('button', { name: 'Remove hours 22' }));
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    expect(await screen.findByText('Your hours are saved.')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('are not sent while they are wrong', async () => {
    const { calls, user } = await open({});
    await user.clear(screen.getByLabelText('Minutes you need between two places'));
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    expect(screen.getByText('Enter a whole number from 0 to 120.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('that are wrong are named by their day, and leave no mark on others when they are removed', async () => {
    const { calls, user } = await open({});
    const [wrong] = screen.getAllByLabelText<HTMLInputElement>('To');
    if (wrong) fireEvent.change(wrong, { target: { value: '07:00' } });
    await user.click(screen.getByRole('button', { name: 'Add hours' }));
    await user.click(screen.getByRole('button', { name: 'Save my hours' }));
    expect(screen.getByText(/^Monday: Choose a beginning and a later end/)).toBeTruthy();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove hours 1' }));
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  describe('that are refused because the profile has changed meanwhile', () => {
    const NEWER = { ...HOURS, updatedAt: '2026-11-27T07:00:00.000Z' };

    /** The page on which hours are typed that the server refuses unless they are a change of `now`. */
    async function afterChange(now: StaffHours) {
      let reads = 0;
      const page = await open({
        [`GET /staff/${PROFILE}/availability`]: () => ({ status: 200, body: (reads += 1) === 1 ? HOURS : now }),
        'PUT /staff': ({ headers }) =>
          headers.get('If-Match') === `"${now.updatedAt}"` ? { status: 200, body: now } : { status: 412 },
      });
      await page.user.click(screen.getByRole('button', { name: 'Add hours' }));
      await page.user.click(screen.getByRole('button', { name: 'Save my hours' }));
      return page;
    }
    const rows = () => screen.getAllByLabelText<HTMLInputElement>('From').map(({ value }) => value);

    it('are sent again where the hours are the same', async () => {
      const { calls } = await afterChange(NEWER);
      expect(await screen.findByText('Your hours are saved.')).toBeTruthy();
      expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual([
        `"${HOURS.updatedAt}"`,
        `"${NEWER.updatedAt}"`,
      ]);
      expect(rows()).toEqual(['08:00', '08:00']);
    });

    it('stay typed beside other hours of now, until one decides', async () => {
      const { calls, user } = await afterChange({
        ...NEWER,
        availability: [{ weekday: 5, from: '14:00', to: '16:00' }],
      });
      expect(await screen.findByText(/^These hours have been changed meanwhile/)).toBeTruthy();
      expect(rows()).toEqual(['08:00', '08:00']);
      expect(screen.getByText('Friday, 2.00 p.m. to 4.00 p.m.')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Save my hours' }));
      expect(await screen.findByText('Your hours are saved.')).toBeTruthy();
      expect(calls).toHaveLength(2);
    });

    it('make room for those of now where one takes these', async () => {
      const { user } = await afterChange({ ...NEWER, availability: [{ weekday: 5, from: '14:00', to: '16:00' }] });
      await user.click(await screen.findByRole('button', { name: 'Take these instead' }));
      expect(rows()).toEqual(['14:00']);
    });
  });
});

describe('once the office has taken the profile from the account', () => {
  const UNLINKED = 'Your account can no longer see or change this. Please call the office.';

  it.each([
    ['Save my hours', 'PUT /staff'],
    ['Make an address', 'POST /staff'],
  ])('"%s" says so', async (button, route) => {
    const { user } = await open({ [route]: { status: 404 } });
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(UNLINKED)).toBeTruthy();
    expect(screen.queryByText(/Check your connection/)).toBeNull();
  });

  it('adding time off says so', async () => {
    const { user } = await open({ 'POST /staff': { status: 404 } });
    await user.type(screen.getByLabelText('First day'), daysLater(today(), 3));
    await user.type(screen.getByLabelText('Last day'), daysLater(today(), 3));
    await user.click(screen.getByRole('button', { name: 'Add time off' }));
    expect(await screen.findByText(UNLINKED)).toBeTruthy();
  });

  it.each(['Make an address', 'Add time off'])('"%s" unsays it while it is tried again', async (name) => {
    let answer: () => void = () => undefined;
    const later = () => new Promise<{ status: number }>((resolve) => (answer = () => resolve({ status: 404 })));
    const { user } = await open({ 'POST /staff': later });
    for (const label of ['First day', 'Last day']) await user.type(screen.getByLabelText(label), daysLater(today(), 3));
    await user.click(screen.getByRole('button', { name }));
    answer();
    await screen.findByText(UNLINKED);
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByText(UNLINKED)).toBeNull();
  });

  const DAY = daysLater(today(), 3);
  const WITH_BOTH: StaffHours = {
    ...HOURS,
    timeOff: [{ _id: 't', profile: PROFILE, from: DAY, to: DAY }],
    calendarAddress: true,
  };

  /** The page whose hours can be read once, and not any more where the account has lost the profile. */
  function openOnce(isUnlinked: boolean) {
    let reads = 0;
    return open({
      [`GET /staff/${PROFILE}/availability`]: () =>
        (reads += 1) > 1 && isUnlinked ? { status: 404 } : { status: 200, body: WITH_BOTH },
      'DELETE /staff': { status: 404 },
    });
  }

  it.each([/^Remove .*day/, 'End the address'])('"%s" says so, and does not say that it is done', async (name) => {
    const { user } = await openOnce(true);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(UNLINKED)).toBeTruthy();
    expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.queryByText(/is removed|no longer works/)).toBeNull();
  });

  it.each([
    [/^Remove .*day/, 'That time off is removed.'],
    ['End the address', 'The address no longer works.'],
  ])('"%s" is done where only the answer of an earlier try was lost', async (name, said) => {
    const { user } = await openOnce(false);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('the page says so when it is opened, and does not ask to try again', async () => {
    serverWith({ 'GET ': { status: 404 } });
    renderPage(<MyHours session={loggedInAs('unlinked')} profile={PROFILE} />);
    expect(await screen.findByText(UNLINKED)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it('time off names the sessions that lie in it', async () => {
  const day = daysLater(today(), 3);
  const session = { _id: 's', day, at: '09:00', childName: 'Kavya' };
  const answer = { _id: 't', profile: PROFILE, from: day, to: day, affected: [session] };
  const { calls, user } = await open({
    'POST /staff': { status: 201, body: answer },
    'DELETE /staff': { status: 200 },
  });
  await user.type(screen.getByLabelText('First day'), day);
  await user.type(screen.getByLabelText('Last day'), day);
  await user.click(screen.getByRole('button', { name: 'Add time off' }));
  expect(await screen.findByText(/^1 planned session lies in it/)).toBeTruthy();
  expect(screen.getByText(/9\.00 a\.m\., Kavya$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Remove .*day/ }));
  await screen.findByText('That time off is removed.');
  expect(calls.map(({ path }) => path)).toEqual([
    `POST /staff/${PROFILE}/time-off`,
    `DELETE /staff/${PROFILE}/time-off/t`,
  ]);
});

it('time off that is over is not taken: no list would show it', async () => {
  const { calls, user } = await open({});
  await user.type(screen.getByLabelText('First day'), daysLater(today(), -366));
  await user.type(screen.getByLabelText('Last day'), daysLater(today(), -365));
  await user.click(screen.getByRole('button', { name: 'Add time off' }));
  expect(await screen.findByText(/^Choose a first day and a last day/)).toBeTruthy();
  expect(calls).toEqual([]);
});

it('time off that the server refuses for its days asks for other days', async () => {
  const { user } = await open({ 'POST /staff': { status: 400 } });
  await user.type(screen.getByLabelText('First day'), '2072-03-01');
  await user.type(screen.getByLabelText('Last day'), '2072-03-02');
  await user.click(screen.getByRole('button', { name: 'Add time off' }));
  const said = 'Choose a first day and a last day that is not before it, both within the next two years.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true');
});

it('a private calendar address is shown once, and ended', async () => {
  const url = 'https://onestep.example/calendar/secret.ics';
  const { user } = await open({ 'POST /staff': { status: 201, body: { url } }, 'DELETE /staff': { status: 200 } });
  await user.click(screen.getByRole('button', { name: 'Make an address' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Calendar address');
  expect(field.value).toBe(url);
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'End the address' }));
  await waitFor(() => expect(screen.queryByLabelText('Calendar address')).toBeNull());
  expect(screen.getByText('The address no longer works.')).toBeTruthy();
});

it('a private calendar address is made once, however often the button is tapped', async () => {
  const body = { url: 'https://onestep.example/calendar/secret.ics' };
  const { calls } = await open({ 'POST /staff': { status: 201, body } });
  const button = screen.getByRole('button', { name: 'Make an address' });
  fireEvent.click(button);
  fireEvent.click(button);
  const section = button.closest('section');
  expect(section?.getAttribute('aria-busy')).toBe('true');
  await screen.findByLabelText('Calendar address');
  expect(section?.getAttribute('aria-busy')).toBe('false');
  expect(calls).toHaveLength(1);
});

it('a calendar address that a browser without a clipboard cannot copy is selected instead', async () => {
  const url = 'https://onestep.example/calendar/secret.ics';
  const { user } = await open({ 'POST /staff': { status: 201, body: { url } } });
  // Over plain http there is none.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Make an address' }));
  await user.click(await screen.findByRole('button', { name: 'Copy the address' }));
  expect(await screen.findByText('It could not be copied. Select it and copy it yourself.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Calendar address').selectionEnd).toBe(url.length);
});
