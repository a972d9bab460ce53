import { screen, within } from '@testing-library/react';
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

it('shows who could take each session of an ill teacher, hands over all that one person can take, and what is left', async () => {
  localStorage.setItem('token', 'x');
  const sent: object[] = [];
  globalThis.fetch = (_address, init) => {
    const body = JSON.parse(init?.body as string) as { preview?: boolean };
    sent.push(body);
    return Promise.resolve(Response.json(body.preview ? PREVIEW : DONE));
  };
  const user = renderAdmin(
    <CoverDialog profile="p1" tName="Nadeesha" day="2099-12-01" onClose={() => undefined} />,
    {},
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Sessions of Nadeesha: who takes them over?' }));
  const lines = await dialog.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '09:00–10:00 Kasun, At homeCould take it: Ruwan',
    '11:00–12:00 Amaya, At homeNobody is free. Move it or cancel it in the timetable.',
  ]);
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ruwan takes over 1 of 2']);
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await dialog.findByText('1 session is still left')).toBeTruthy();
  expect(dialog.getByRole('listitem').textContent).toBe(
    '11:00–12:00 AmayaThe teacher has another session, Outside the weekly hours',
  );
  expect(sent).toEqual([
    { profile: 'p1', day: '2099-12-01', preview: true },
    { profile: 'p1', day: '2099-12-01', by: 'p2' },
  ]);
});
