import { screen, within } from '@testing-library/react';
import type { ProgressReport } from '#contract/goals';
import { renderPage } from '../../test/render.js';
import { serverThat } from '../../test/server.js';
import { Report } from './Report.js';

const REPORT: ProgressReport = {
  kind: 'therapy-session-teacher',
  childName: 'Kavya',
  from: '2026-09-01',
  until: '2026-11-27',
  staff: ['Ruwani'],
  held: 12,
  absent: 1,
  goals: [],
  notes: [
    {
      day: '2026-11-20',
      forFamily: 'A good day.',
      language: 'en',
    },
  ],
};
const ASKED = { token: 'secret' };

it('a progress report shows no diagnosis unless it is ticked', async () => {
  const calls = serverThat({ status: 200, body: REPORT }, { status: 200, body: { ...REPORT, diagnosis: 'Autism' } });
  const { user } = renderPage(<Report asked={ASKED} />);
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByText('Kavya')).toBeTruthy();
  expect(sheet.getByText('1 September 2026 to 27 November 2026')).toBeTruthy();
  expect(sheet.getByText('Held: 12 · Absent: 1')).toBeTruthy();
  expect(calls[0]).toMatchObject({ path: '/follow-up/report', body: { token: 'secret' } });
  expect(calls[0]?.body).not.toHaveProperty('diagnosis');
  await user.click(screen.getByLabelText('Show the diagnosis'));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Autism')).toBeTruthy();
  expect(calls[1]?.body).toMatchObject({ diagnosis: true });
});

it('a sentence can be left out of it', async () => {
  serverThat({ status: 200, body: REPORT });
  const { user } = renderPage(<Report asked={ASKED} />);
  const box = await screen.findByLabelText('Put on the report: Friday 20 November');
  await user.click(box);
  expect(box.closest('li')?.className).toBe('left-out');
});
