import { screen, within } from '@testing-library/react';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { WeeklyHours } from './WeeklyHours';

const READ = {
  availability: [{ weekday: 1, from: '08:00', to: '12:00' }],
  travelMinutes: 30,
  timeOff: [],
  updatedAt: '2026-11-27T04:00:00.000Z',
};

it('changes weekly hours in rows, and keeps them when they are refused', async () => {
  localStorage.setItem('token', 'x');
  expectFailedRequests();
  const sent: { body: unknown; version: string | null }[] = [];
  globalThis.fetch = (_address, init) => {
    if (init?.method !== 'PUT') return Promise.resolve(Response.json(READ));
    sent.push({ body: JSON.parse(init.body as string), version: new Headers(init.headers).get('If-Match') });
    const refusal = { message: 'The hours overlap.', errors: { availability: 'The hours overlap.' } };
    return Promise.resolve(sent.length === 1 ? Response.json(refusal, { status: 400 }) : Response.json(READ));
  };
  const user = renderAdmin(<WeeklyHours profile="p1" read={READ} />, {});
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Remove Wednesday, 08:00' }));
  const tuesday = within(screen.getByRole('group', { name: 'Tuesday' }));
  await user.clear(tuesday.getByLabelText('Until'));
  await user.type(tuesday.getByLabelText('Until'), '13:30');
  await user.click(save);
  expect(await screen.findByText('The hours overlap.')).toBeTruthy();
  expect(tuesday.getByLabelText<HTMLInputElement>('Until').value).toBe('13:30');
  await user.click(save);
  expect(await screen.findByText('The weekly hours are saved.')).toBeTruthy();
  const availability = [
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 2, from: '08:00', to: '13:30' },
  ];
  const body = { availability, travelMinutes: '30' };
  expect(sent).toEqual([1, 2].map(() => ({ body, version: `"${READ.updatedAt}"` })));
});

it('takes more hours than there may be, and says so where they are saved', async () => {
  localStorage.setItem('token', 'x');
  expectFailedRequests();
  const message = 'Weekly hours: 21 entries at most, each with a weekday, a beginning and an end.';
  const refusal = { message, errors: { availability: message } };
  globalThis.fetch = () => Promise.resolve(Response.json(refusal, { status: 400 }));
  const availability = Array.from({ length: 21 }, (_, i) => ({
    weekday: 1 + (i % 7),
    from: ['08:00', '10:00', '12:00'][Math.floor(i / 7)] ?? '',
    to: ['09:00', '11:00', '13:00'][Math.floor(i / 7)] ?? '',
  }));
  const user = renderAdmin(<WeeklyHours profile="p1" read={{ ...READ, availability }} />, {});
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(22);
});
