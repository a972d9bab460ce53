import { type ComponentType, lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Session as Planned } from '#contract/plans';
import type { Session } from '../../api/session.js';
import { focusPageHeading } from '../../components/Done.js';
import { MissingPart } from '../../components/MissingPart.js';
import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';
import { daysLater, mondayOf, today } from '../sessions/words.js';
import type { GoalsPanelProps } from './GoalsPanel.js';
import { WeekLoad } from './WeekLoad.js';
import type { Phrases } from './NoteForm.js';
import { NotePanel } from './NotePanel.js';
import { isSetAside, type OutcomeStatus } from './queue.js';
import { type Recorded, SessionLists } from './SessionLists.js';
import { toNewChange } from './shown.js';
import { useQueue } from './useQueue.js';
import { useSessions } from './useSessions.js';
import { WaitingList } from './WaitingList.js';

interface Props {
  session: Session;
  profile: string | undefined;
  phrases: Phrases;
  /** Asks once more who this is: without a connection nobody could say. */
  onRetry: () => void;
}

/** The addresses of a note and of the goals of its child: `#note-` or `#goals-` and the id of the session. */
const PLACE = /^#(note|goals)-([\da-f]{24})$/;

/** Goals are seldom changed, and never without a connection. */
const GoalsPanel = lazy((): Promise<{ default: ComponentType<GoalsPanelProps> }> =>
  import('./GoalsPanel.js').then(
    (loaded) => ({ default: loaded.GoalsPanel }),
    () => ({ default: MissingPart }),
  ),
);

/** The sessions of a member of our staff: what is unresolved first, then today, then the week; or the note of one. */
export function MySessions({ session, profile, phrases, onRetry }: Props) {
  const t = useTexts('mySessions');
  const page = useTexts('staffPage');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [monday, setMonday] = useState(() => mondayOf(today()));
  /** What is said of a session, unless a person has to decide about it. */
  const [said, setSaid] = useState<{ readonly session: string; readonly text: string }>();
  const [loads, setLoads] = useState(0);
  const reload = useCallback(() => setLoads((count) => count + 1), []);
  const askWho = useEffectEvent(() => {
    if (profile === undefined) onRetry();
  });
  useEffect(() => {
    if (loads > 0) askWho();
  }, [loads]);
  const queue = useQueue(session, reload);
  const found = useSessions(session, profile, monday, queue.device, loads);
  const [recorded, setRecorded] = useState<Recorded>({});
  const waiting = queue.waiting ?? [];
  const unrecorded = waiting.filter((one) => one.refused !== undefined && recorded[one.session] !== undefined);
  if (unrecorded.length > 0) {
    setRecorded({ ...recorded, ...Object.fromEntries(unrecorded.map((one) => [one.session, undefined])) });
  }
  const shown = waiting.some((one) => one.session === said?.session && isSetAside(one)) ? undefined : said;
  const all = 'goals' in found ? [...found.unresolved, ...found.week, ...(found.resolved ?? [])] : [];
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);
  const [, part, id] = PLACE.exec(hash) ?? [];
  const listed = all.find(({ _id }) => _id === id);
  // What is being written stays, whatever a later answer has: only the next two days are kept without a connection.
  const [opened, setOpened] = useState<Planned>();
  if (listed && listed !== opened) setOpened(listed);
  const noted = listed ?? (opened?._id === id ? opened : undefined);

  async function record(planned: Planned, status: OutcomeStatus) {
    setSaid(undefined);
    const isKept = await queue.write(toNewChange(planned, { kind: 'outcome', status }, null));
    if (!isKept) setSaid({ session: planned._id, text: t.notKept });
    else setRecorded({ ...recorded, [planned._id]: status });
  }

  function leaveNote(planned: Planned, status?: OutcomeStatus) {
    setSaid(status && { session: planned._id, text: t.noteSaved });
    if (status) setRecorded({ ...recorded, [planned._id]: status });
    leave();
  }

  function leave() {
    void navigate({ hash: '#sessions' }, { replace: true, preventScrollReset: true });
  }

  function showThisWeek() {
    // The button goes.
    focusPageHeading();
    setMonday(mondayOf(today()));
  }

  return (
    <>
      {/* There before it says something: a live region that comes with its words is not announced. */}
      <p role="status" className={noted ? 'hidden-text' : shown && 'saved'}>
        {!noted && shown?.text}
      </p>
      {noted && part === 'goals' && (
        <Suspense fallback={<p role="status">{page.loading}</p>}>
          <GoalsPanel key={noted._id} planned={noted} session={session} device={queue.device} onLeave={leave} />
        </Suspense>
      )}
      {noted && part === 'note' && (
        <NotePanel
          key={noted._id}
          planned={noted}
          keptGoals={'goals' in found ? found.goals : []}
          session={session}
          queue={queue}
          phrases={phrases}
          onLeave={(status) => leaveNote(noted, status)}
        />
      )}
      {!noted && (
        <>
          <WaitingList queue={queue} />
          <SessionLists
            found={found}
            monday={monday}
            waiting={waiting}
            recorded={recorded}
            onOutcome={(...tap) => void record(...tap)}
            onRetry={reload}
          />
          <nav className="buttons" aria-label={t.weekTitle}>
            <button type="button" className="button quiet" onClick={() => setMonday(daysLater(monday, -7))}>
              {t.earlier}
            </button>
            {monday !== mondayOf(today()) && (
              <button type="button" className="button quiet" onClick={showThisWeek}>
                {t.thisWeek}
              </button>
            )}
            <button type="button" className="button quiet" onClick={() => setMonday(daysLater(monday, 7))}>
              {t.later}
            </button>
          </nav>
          {profile !== undefined && <WeekLoad session={session} profile={profile} />}
          <p className="session-links">
            <PageLink to="/my-hours">{t.hours}</PageLink>
          </p>
        </>
      )}
    </>
  );
}
