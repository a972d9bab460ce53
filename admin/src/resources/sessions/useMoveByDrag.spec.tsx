import { screen } from '@testing-library/react';
import type { Session } from '#contract/plans';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { aSession } from '../../../test/aSession';
import { renderAdmin } from '../../../test/renderAdmin';
import { useMoveByDrag } from './useMoveByDrag';

const KASUN = aSession();
/** On a holiday, which somebody allowed. */
const ALLOWED = aSession({ allowed: { warnings: ['public'], reason: 'The family asked for it.' } });

/** What a calendar does when a session is dropped on Thursday at half past two. */
function Calendar({ session, day }: { session: Session; day: string }) {
  const { move, note } = useMoveByDrag();
  return (
    <>
      {note}
      <button type="button" onClick={() => move(session, { day, at: '14:30' })}>
        Drop
      </button>
      <button type="button" onClick={() => move(session, session)}>
        Drop where it was
      </button>
    </>
  );
}

function render(refusal?: object, session = KASUN, day = '2099-12-03') {
  localStorage.setItem('token', 'x');
  const sent: { address: string; body: object }[] = [];
  globalThis.fetch = (address, init) => {
    const body = JSON.parse(init?.body as string) as object;
    sent.push({ address: address as string, body });
    return Promise.resolve(refusal ? Response.json(refusal, { status: 409 }) : Response.json([{ ...KASUN, ...body }]));
  };
  return { user: renderAdmin(<Calendar session={session} day={day} />, {}), sent };
}

describe('a session that is dragged', () => {
  it('is moved, and moved back', async () => {
    const { user, sent } = render();
    await user.click(await screen.findByRole('button', { name: 'Drop' }));
    const moved = 'Moved: Thursday, 3 Dec, 14:30–15:15, Kasun. A message to the family is written.';
    expect(await screen.findByText(moved)).toBeTruthy();
    // Read out once, by the region around it.
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved back: Monday, 30 Nov, 09:30–10:15, Kasun.')).toBeTruthy();
    expect(sent).toEqual([
      { address: '/sessions/s1', body: { day: '2099-12-03', at: '14:30' } },
      { address: '/sessions/s1', body: { day: '2099-11-30', at: '09:30' } },
    ]);
  });

  it('is moved back to the holiday that was allowed for it, with the same reason', async () => {
    const { user, sent } = render(undefined, ALLOWED);
    await user.click(await screen.findByRole('button', { name: 'Drop' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved back: Monday, 30 Nov, 09:30–10:15, Kasun.')).toBeTruthy();
    const allow = [{ day: '2099-11-30', reason: 'The family asked for it.' }];
    expect(sent).toEqual([
      { address: '/sessions/s1', body: { day: '2099-12-03', at: '14:30' } },
      { address: '/sessions/s1', body: { day: '2099-11-30', at: '09:30', allow } },
    ]);
  });

  it('is corrected where it is over, and there is no message about that', async () => {
    const { user } = render(undefined, aSession({ day: '2020-12-02' }), '2020-12-03');
    await user.click(await screen.findByRole('button', { name: 'Drop' }));
    expect(await screen.findByText('Moved: Thursday, 3 Dec, 14:30–15:15, Kasun.')).toBeTruthy();
  });

  it('stays where something stands in the way, which is said', async () => {
    expectFailedRequests();
    const planned = { day: '2099-12-03', at: '14:30', minutes: 45, warnings: ['public'] };
    const { user } = render({ message: 'The list shows the days.', sessions: [planned], skipped: [] });
    await user.click(await screen.findByRole('button', { name: 'Drop' }));
    expect(
      await screen.findByText(
        'The session was not moved. Public holiday. Open the session and press Move to allow it with a reason.',
      ),
    ).toBeTruthy();
  });

  it('may have been moved where the answer was lost, which is said', async () => {
    expectFailedRequests();
    const { user } = render();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.click(await screen.findByRole('button', { name: 'Drop' }));
    expect(await screen.findByText(/^It is not known whether this arrived\./)).toBeTruthy();
  });

  it('is not sent where it is dropped on its own place', async () => {
    const { user, sent } = render();
    await user.click(await screen.findByRole('button', { name: 'Drop where it was' }));
    expect(sent).toEqual([]);
  });
});
