import { screen, within } from '@testing-library/react';
import type { SeriesPreview } from '#contract/plans';
import { renderAdmin } from '../../../test/renderAdmin';
import { PlanCalendar } from './PlanCalendar';

const ofDay = (day: string) => ({ day, at: '15:00', minutes: 60, warnings: [] });
const PLAN: SeriesPreview = {
  sessions: [
    ofDay('2099-12-07'),
    { ...ofDay('2099-12-14'), warnings: ['timeOff'] },
    { ...ofDay('2099-12-21'), clash: { with: 'child', session: 's9', at: '15:30', minutes: 45 } },
    ofDay('2100-01-04'),
  ],
  skipped: [{ day: '2099-12-28', why: 'school' }],
};

/** What the calendar writes into each day that it writes something into. */
async function shown(): Promise<string[]> {
  const region = await screen.findByRole('region', { name: 'The days on a calendar' });
  return within(region)
    .getAllByText(/^(\d\d:\d\d|Left out)/)
    .map((text) => {
      const day = text.closest('[data-date]')?.getAttribute('data-date');
      return `${day ?? '?'} ${text.textContent}`;
    });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a planned series on a calendar', () => {
  it('shows each session of a month, with what stands in its way, and the days that are left out', async () => {
    renderAdmin(<PlanCalendar plan={PLAN} />, {});
    expect(screen.getByText('1 Dec 2099 – 31 Dec 2099')).toBeTruthy();
    expect(await shown()).toEqual([
      '2099-12-07 15:00–16:00',
      '2099-12-14 15:00–16:00 The teacher is away',
      '2099-12-21 15:00–16:00 The child has another session',
      '2099-12-28 Left out: School holiday',
    ]);
    expect(screen.getByRole('cell', { name: '7 Dec 2099' }).textContent).toContain('15:00–16:00');
  });

  it('goes from the first month of the series to its last one', async () => {
    const user = renderAdmin(<PlanCalendar plan={PLAN} />, {});
    await shown();
    expect(button('Month before').disabled).toBe(true);
    await user.click(button('Month after'));
    expect(screen.getByText('1 Jan 2100 – 31 Jan 2100')).toBeTruthy();
    expect(await shown()).toEqual(['2100-01-04 15:00–16:00']);
    expect(button('Month after').disabled).toBe(true);
    await user.click(button('Month before'));
    expect(await shown()).toHaveLength(4);
  });
});
