import { screen, within } from '@testing-library/react';
import type { Series } from '#contract/plans';
import { answering, refusal } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { PauseSeries } from './PauseSeries';

describe('a pause of a series', () => {
  const SERIES = { _id: 's1', booking: 'b1' } as Series;
  const session = (day: string) => ({ _id: day, day, at: '15:00', minutes: 60 });
  const byKinds = (body: unknown) => {
    const { skip } = body as { skip: readonly string[] };
    return skip.includes('public') ? [session('2026-12-22'), session('2026-12-25')] : [session('2026-12-22')];
  };

  it('shows the sessions on holidays before it cancels them', async () => {
    const sent = answering((_, body) => byKinds(body));
    const user = renderAdmin(<PauseSeries series={SERIES} what="Tuesday 15:00–16:00" onClose={() => undefined} />, {});
    const dialog = await screen.findByRole('dialog', {
      name: 'Pause the series “Tuesday 15:00–16:00” over holidays?',
    });
    expect(await within(dialog).findByText('Sessions on such days: 1')).toBeTruthy();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Public holidays and Poya days' }));
    expect(await within(dialog).findByText('Friday, 25 Dec 2026, 15:00–16:00')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Reason (optional)'), 'Holidays.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel 2 sessions' }));
    expect(await screen.findByText('2 sessions are cancelled.')).toBeTruthy();
    const body = { skip: ['public', 'school'], reason: 'Holidays.' };
    expect(sent).toContainEqual({ method: 'POST', address: '/series/s1/pause', body, version: null });
  });

  it('says at the reason what the server finds wrong with it', async () => {
    expectFailedRequests();
    answering((_, body) =>
      'preview' in (body as object) ? byKinds(body) : refusal({ reason: 'Reason must be 200 characters or fewer.' }),
    );
    const user = renderAdmin(<PauseSeries series={SERIES} what="Tuesday" onClose={() => undefined} />, {});
    await user.click(await screen.findByRole('button', { name: 'Cancel 1 session' }));
    const refused = await screen.findByText('Reason must be 200 characters or fewer.');
    expect(screen.getByLabelText('Reason (optional)').getAttribute('aria-describedby')).toBe(refused.id);
  });

  it('offers nothing where no session is on a holiday', async () => {
    answering(() => []);
    renderAdmin(<PauseSeries series={SERIES} what="Tuesday" onClose={() => undefined} />, {});
    expect(await screen.findByText('None of its coming sessions is on such a day.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel \d/ })).toBeNull();
  });
});
