import { cleanup, screen, within } from '@testing-library/react';
import type { Cover } from '#contract/plans';
import { aSession } from '../../test/aSession';
import { renderAdmin } from '../../test/renderAdmin';
import { CoverDialog } from './CoverDialog';

const DAY = { day: '2099-12-01', minutes: 60 };
const [FIRST, SECOND] = [
  aSession({ ...DAY, at: '09:00' }),
  aSession({ ...DAY, _id: 's2', at: '11:00', childName: 'Amaya' }),
];
const RUWAN = { profile: 'p2', tName: 'Ruwan' };
const PREVIEW: Cover = {
  taken: [FIRST],
  left: [{ session: SECOND, why: ['profile'] }],
  candidates: { s1: [RUWAN], s2: [] },
};
const DONE: Cover = { taken: [FIRST], left: [{ session: SECOND, why: ['profile', 'availability'] }] };

const NOBODY: Cover = { taken: [], left: [{ session: SECOND, why: ['profile'] }], candidates: { s2: [] } };

/** The dialog about Nadeesha on that day; what is sent, in order. */
function renderCover(preview: Cover, timeOff: object[] = []) {
  localStorage.setItem('token', 'x');
  const sent: object[] = [];
  globalThis.fetch = (address, init) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json({ availability: [], timeOff: [...timeOff] }));
    const body = JSON.parse(init.body as string) as { preview?: boolean };
    sent.push({ path: address, ...body });
    if (address === '/staff/p1/time-off') {
      timeOff.push(body);
      return Promise.resolve(Response.json({ ...body, affected: [] }, { status: 201 }));
    }
    return Promise.resolve(Response.json(body.preview ? preview : DONE));
  };
  const user = renderAdmin(
    <CoverDialog profile="p1" tName="Nadeesha" day="2099-12-01" onClose={() => undefined} />,
    {},
  );
  return { user, sent };
}
const ofNadeesha = () => screen.findByRole('dialog', { name: 'Sessions of Nadeesha: who takes them over?' });

const ASKED = { path: '/sessions/cover', profile: 'p1', day: '2099-12-01', preview: true };
const OFF = { path: '/staff/p1/time-off', from: '2099-12-01', to: '2099-12-01' };
const HANDED = { path: '/sessions/cover', profile: 'p1', day: '2099-12-01', by: 'p2' };

it('shows who could take each session of an ill teacher, hands over all that one person can take, and what is left', async () => {
  const { user, sent } = renderCover(PREVIEW);
  const dialog = within(await ofNadeesha());
  const lines = await dialog.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '09:00–10:00 Kasun, At homeCould take it: Ruwan',
    '11:00–12:00 Amaya, At homeNobody is free. Move it or cancel it in the timetable.',
  ]);
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ruwan takes over 1 of 2']);
  expect(dialog.getByRole('checkbox', { name: 'Nadeesha is not available on this day' })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await dialog.findByText('1 session is still left')).toBeTruthy();
  expect(dialog.getByRole('listitem').textContent).toBe(
    '11:00–12:00 AmayaThe teacher has another session, Outside the weekly hours',
  );
  // Before the sessions go: from then on nobody plans for her that day.
  expect(sent).toEqual([ASKED, OFF, HANDED]);
  await user.click(dialog.getByRole('button', { name: 'Who could take the rest?' }));
  expect(await dialog.findByText('The day is recorded as time off.')).toBeTruthy();
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

it('records no day off where that is not ticked, or where it is recorded already', async () => {
  const { user, sent } = renderCover(PREVIEW);
  await user.click(await screen.findByRole('checkbox', { name: 'Nadeesha is not available on this day' }));
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('1 session is still left')).toBeTruthy();
  expect(sent).toEqual([ASKED, HANDED]);
  cleanup();
  const ill = renderCover(PREVIEW, [{ from: '2099-11-30', to: '2099-12-01' }]);
  expect(await screen.findByText('The day is recorded as time off.')).toBeTruthy();
  await ill.user.click(await screen.findByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('1 session is still left')).toBeTruthy();
  expect(ill.sent).toEqual([ASKED, HANDED]);
});

it.each([
  ['nobody can take a session', NOBODY],
  ['there is no session', { taken: [], left: [], candidates: {} }],
])('records the day off by itself where %s', async (_, preview) => {
  const { user, sent } = renderCover(preview);
  await user.click(await screen.findByRole('button', { name: 'Record the day off' }));
  expect(await screen.findByText('The day is recorded as time off.')).toBeTruthy();
  expect(sent).toEqual([ASKED, OFF]);
  expect(screen.queryByRole('button', { name: 'Record the day off' })).toBeNull();
});
