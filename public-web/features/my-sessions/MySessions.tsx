import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { longDay } from '#contract/day-text';
import type { Session as Planned } from '#contract/plans';
import type { Session } from '../../api/session.js';
import { focusPageHeading } from '../../components/Done.js';
import { PageLink } from '../../components/PageLink.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { byTime, dayAfter, mondayOf, today } from '../sessions/words.js';
import type { Phrases } from './NoteForm.js';
import { NotePanel } from './NotePanel.js';
import type { OutcomeStatus } from './queue.js';
import { SessionCard } from './SessionCard.js';
import { ownOf, writtenOf } from './shown.js';
import { useQueue } from './useQueue.js';
import { type Found, type Sessions, useSessions } from './useSessions.js';
import { WaitingList } from './WaitingList.js';

interface Props {
  session: Session;
  profile: string | undefined;
  phrases: Phrases;
}

/** What was recorded on this page, by session: it is shown until the page is left, so that it can be taken back. */
type Recorded = Readonly<Record<string, OutcomeStatus>>;

/** The address of a note: `#note-` and the id of its session. */
const NOTE = /^#note-([\da-f]{24})$/;

/** The sessions of a member of our staff: what is unresolved first, then today, then the week; or the note of one. */
export function MySessions({ session, profile, phrases }: Props) {
  const t = useTexts('mySessions');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [monday, setMonday] = useState(() => mondayOf(today()));
  const [said, setSaid] = useState('');
  const [loads, setLoads] = useState(0);
  const reload = useCallback(() => setLoads((count) => count + 1), []);
  const queue = useQueue(session, reload);
  const found = useSessions(session, profile, monday, queue.device, loads);
  const [recorded, setRecorded] = useState<Recorded>({});
  const all = 'goals' in found ? [...found.unresolved, ...found.week] : [];
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);
  const noted = all.find(({ _id }) => _id === NOTE.exec(hash)?.[1]);

  async function record(planned: Planned, status: OutcomeStatus) {
    const isKept = await queue.write(writtenOf(planned, { kind: 'outcome', status }, null));
    setSaid(isKept ? '' : t.notKept);
    if (isKept) setRecorded({ ...recorded, [planned._id]: status });
  }

  function leaveNote(planned: Planned, status?: OutcomeStatus) {
    setSaid(status ? t.noteSaved : '');
    if (status) setRecorded({ ...recorded, [planned._id]: status });
    void navigate({ hash: '#sessions' }, { replace: true, preventScrollReset: true });
    focusPageHeading();
  }

  if (noted && 'goals' in found) {
    return (
      <NotePanel
        key={noted._id}
        planned={noted}
        keptGoals={found.goals}
        session={session}
        queue={queue}
        phrases={phrases}
        onLeave={(status) => leaveNote(noted, status)}
      />
    );
  }
  return (
    <>
      <p role="status" className={said && 'saved'}>
        {said}
      </p>
      <WaitingList queue={queue} />
      <List
        found={found}
        monday={monday}
        queue={queue}
        recorded={recorded}
        onOutcome={(...tap) => void record(...tap)}
        onRetry={reload}
      />
      <nav className="buttons" aria-label={t.weekTitle}>
        <button type="button" className="button quiet" onClick={() => setMonday(dayAfter(monday, -7))}>
          {t.earlier}
        </button>
        {monday !== mondayOf(today()) && (
          <button type="button" className="button quiet" onClick={() => setMonday(mondayOf(today()))}>
            {t.thisWeek}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setMonday(dayAfter(monday, 7))}>
          {t.later}
        </button>
      </nav>
      <p>
        <PageLink to="/my-hours">{t.hours}</PageLink>
      </p>
    </>
  );
}

interface ListProps {
  found: Found;
  monday: string;
  queue: ReturnType<typeof useQueue>;
  recorded: Recorded;
  onOutcome: (planned: Planned, status: OutcomeStatus) => void;
  onRetry: () => void;
}

function List({ found, monday, queue, recorded, onOutcome, onRetry }: ListProps) {
  const t = useTexts('mySessions');
  const page = useTexts('staffPage');
  const days = useTexts('form');
  const isNow = mondayOf(today()) === monday;
  const title = isNow ? t.weekTitle : fill(t.weekOf, { day: longDay(monday, days) });
  const cards = (sessions: readonly Planned[], isDated: boolean) => (
    <ul className="sessions">
      {sessions.map((one) => (
        <SessionCard
          key={one._id}
          session={one}
          own={ownOf(one._id, queue.waiting ?? [])}
          recorded={recorded[one._id]}
          isDated={isDated}
          onOutcome={onOutcome}
        />
      ))}
    </ul>
  );
  if (found.state === 'loading') return <p role="status">{page.loading}</p>;
  if (!('goals' in found)) {
    return (
      <div className="stack" role="alert">
        <p>{isNow && !navigator.onLine ? t.noneKept : page.failed}</p>
        <button type="button" className="button" onClick={onRetry}>
          {page.tryAgain}
        </button>
      </div>
    );
  }
  return <Parts found={found} isNow={isNow} title={title} cards={cards} />;
}

interface PartsProps {
  found: Sessions;
  isNow: boolean;
  title: string;
  cards: (sessions: readonly Planned[], isDated: boolean) => ReactNode;
}

function Parts({ found: { unresolved, week, keptOn }, isNow, title, cards }: PartsProps) {
  const t = useTexts('mySessions');
  const days = useTexts('form');
  // What is resolved here stays in its place until the page is left, so that it can be taken back.
  const [open, setOpen] = useState<readonly Planned[]>([]);
  const added = unresolved.filter(({ _id }) => !open.some((one) => one._id === _id));
  if (added.length > 0) setOpen([...open, ...added].sort(byTime));
  const toResolve = new Set(isNow ? open.map(({ _id }) => _id) : []);
  const ofToday = week.filter(({ day }) => isNow && day === today());
  const others = week.filter(({ _id, day }) => !toResolve.has(_id) && !(isNow && day === today()));
  const dates = [...new Set(others.map(({ day }) => day))];
  return (
    <>
      {keptOn && <p className="card">{fill(t.kept, { day: longDay(keptOn, days) })}</p>}
      {toResolve.size > 0 && (
        <section className="stack" aria-labelledby="unresolved">
          <h2 id="unresolved">{t.unresolvedTitle}</h2>
          <p>{t.unresolvedText}</p>
          {cards(open, true)}
        </section>
      )}
      {isNow && (
        <section className="stack" aria-labelledby="today">
          <h2 id="today">{t.todayTitle}</h2>
          {ofToday.length > 0 ? cards(ofToday, false) : <p>{t.noneToday}</p>}
        </section>
      )}
      {!keptOn && (
        <section className="stack" aria-labelledby="week">
          <h2 id="week">{title}</h2>
          {dates.length === 0 && <p>{t.noneWeek}</p>}
          {dates.map((date) => (
            <section key={date} className="stack" aria-labelledby={`day-${date}`}>
              <h3 id={`day-${date}`} className="day">
                {longDay(date, days)}
              </h3>
              {cards(
                others.filter(({ day }) => day === date),
                false,
              )}
            </section>
          ))}
        </section>
      )}
    </>
  );
}
