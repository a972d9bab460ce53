import { useState } from 'react';
import { longDay } from '#contract/day-text';
import type { Session as Planned } from '#contract/plans';
import { TryAgain } from '../../components/Done.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { byTime, mondayOf, today } from '../sessions/words.js';
import type { OutcomeStatus, QueuedChange } from './queue.js';
import { SessionCard } from './SessionCard.js';
import { ownOf } from './shown.js';
import type { SessionsState, Sessions } from './useSessions.js';

/** What was recorded on this page, by session: it is shown until the page is left, so that it can be taken back. */
export type Recorded = Readonly<Record<string, OutcomeStatus | undefined>>;

interface CardsProps {
  waiting: readonly QueuedChange[];
  recorded: Recorded;
  onOutcome: (planned: Planned, status: OutcomeStatus) => void;
}

interface Props extends CardsProps {
  found: SessionsState;
  monday: string;
  onRetry: () => void;
}

/** What is unresolved first, then today, then the days of the week. */
export function SessionLists({ found, monday, onRetry, ...cards }: Props) {
  const t = useTexts('mySessions');
  const page = useTexts('staffPage');
  const isNow = mondayOf(today()) === monday;
  if ('goals' in found) return <Lists found={found} monday={monday} isNow={isNow} {...cards} />;
  if (found.state === 'loading') return <p role="status">{page.loading}</p>;
  return (
    <div className="stack" role="alert">
      <p>{isNow && !navigator.onLine ? t.noneKept : page.failed}</p>
      <TryAgain onRetry={onRetry}>{page.tryAgain}</TryAgain>
    </div>
  );
}

interface ListsProps extends CardsProps {
  found: Sessions;
  monday: string;
  isNow: boolean;
}

function Lists({ found: { unresolved, week, resolved = [], keptOn, isComing }, monday, isNow, ...cards }: ListsProps) {
  const t = useTexts('mySessions');
  const days = useTexts('form');
  // What is resolved here stays in its place until the page is left, so that it can be taken back.
  const [open, setOpen] = useState<readonly Planned[]>([]);
  const added = [...unresolved, ...resolved].filter(({ _id }) => !open.some((one) => one._id === _id));
  if (added.length > 0) setOpen([...open, ...added].sort(byTime));
  const asNow = (one: Planned) => [...unresolved, ...week, ...resolved].find(({ _id }) => _id === one._id) ?? one;
  const isOpen = ({ _id }: Planned) => isNow && open.some((one) => one._id === _id);
  const isToday = ({ day }: Planned) => isNow && day === today();
  const ofToday = week.filter(isToday);
  const others = week.filter((one) => !isOpen(one) && !isToday(one));
  return (
    <>
      {keptOn && <p className="card">{fill(isComing ? t.keptSlow : t.kept, { day: longDay(keptOn, days) })}</p>}
      {isNow && open.length > 0 && (
        <section className="stack" aria-labelledby="unresolved">
          <h2 id="unresolved">{t.unresolvedTitle}</h2>
          <p>{t.unresolvedText}</p>
          <Cards {...cards} sessions={open.map(asNow)} isDated />
        </section>
      )}
      {isNow && (
        <section className="stack" aria-labelledby="today">
          <h2 id="today">{t.todayTitle}</h2>
          {ofToday.length === 0 && <p>{t.noneToday}</p>}
          <Cards {...cards} sessions={ofToday} />
        </section>
      )}
      {keptOn && others.length > 0 && <Days {...cards} title={t.keptTitle} sessions={others} />}
      {!keptOn && (
        <Days
          {...cards}
          title={isNow ? t.weekTitle : fill(t.weekOf, { day: longDay(monday, days) })}
          sessions={others}
        />
      )}
    </>
  );
}

function Days({ title, sessions, ...cards }: CardsProps & { title: string; sessions: readonly Planned[] }) {
  const t = useTexts('mySessions');
  const days = useTexts('form');
  const dates = [...new Set(sessions.map(({ day }) => day))];
  return (
    <section className="stack" aria-labelledby="week">
      <h2 id="week">{title}</h2>
      {dates.length === 0 && <p>{t.noneWeek}</p>}
      {dates.map((date) => (
        <section key={date} className="stack" aria-labelledby={`day-${date}`}>
          <h3 id={`day-${date}`} className="day">
            {longDay(date, days)}
          </h3>
          <Cards {...cards} sessions={sessions.filter(({ day }) => day === date)} />
        </section>
      ))}
    </section>
  );
}

interface CardListProps extends CardsProps {
  sessions: readonly Planned[];
  isDated?: boolean;
}

function Cards({ sessions, waiting, recorded, isDated = false, onOutcome }: CardListProps) {
  if (sessions.length === 0) return null;
  return (
    <ul className="sessions">
      {sessions.map((one) => (
        <SessionCard
          key={one._id}
          session={one}
          own={ownOf(one._id, waiting)}
          recorded={recorded[one._id]}
          isDated={isDated}
          onOutcome={onOutcome}
        />
      ))}
    </ul>
  );
}
