import { useEffect, useRef } from 'react';
import type { FollowedRequest } from '#contract/follow-up';
import { dayOf } from '#contract/sri-lanka';
import { useTitle } from '../../components/useTitle.js';
import { dayText, longDay } from '#contract/day-text';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { Course } from './Course.js';
import { Path } from './Path.js';
import { Progress } from './Progress.js';
import { takesPlace } from './Sessions.js';
import { Tasks, type TaskProps } from './Tasks.js';

export interface RequestViewProps extends TaskProps {
  onClose: () => void;
}

/** The status of a request in plain words, and what the family can do. */
export function RequestView({ request, token, onChanged, onRemoved, onClose }: RequestViewProps) {
  const t = useTexts('followUp');
  const words = useTexts('form');
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, reference, createdAt, startingDate, startingDateOpen, reach, course, cancelledBy, withdrawn } = request;
  const title = t.kinds[kind];
  useTitle('', [title, t.title]);
  useEffect(() => heading.current?.focus(), []);
  const outcome = useRef<HTMLParagraphElement>(null);
  const wasCancelled = useRef(cancelledBy);
  useEffect(() => {
    // The form that cancelled it, and with it the focus, is gone.
    if (cancelledBy !== wasCancelled.current) outcome.current?.focus();
    wasCancelled.current = cancelledBy;
  }, [cancelledBy]);
  // A line may end after an ellipsis: a number or an address stays whole.
  const parts = [reach.phone?.replace(' ', '\u00A0'), reach.email?.replace('…', '…\u2060')];
  const where = parts.filter(Boolean).join(', ');

  return (
    <div className="form-main">
      <div className="stack">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="reference">{reference}</p>
        <p className="soft">{fill(t.sentOn, { day: dayText(createdAt, words) })}</p>
      </div>
      <section className="stack" aria-labelledby="stands">
        <h2 id="stands">{t.standsTitle}</h2>
        {!cancelledBy && !withdrawn && <Path request={request} />}
        <p ref={outcome} className="call-by" tabIndex={cancelledBy && -1}>
          {t.stands[standingOf(request)]}
        </p>
        <ByWhen request={request} />
        {startingDate && (
          <p>{startingDateOpen ? t.firstDayOpen : fill(t.firstDay, { day: dayText(startingDate, words) })}</p>
        )}
        {where && !withdrawn && <p>{fill(t.reach, { where })}</p>}
      </section>
      {course && <Course course={course} token={token} onChanged={onChanged} />}
      <Progress request={request} token={token} onChanged={onChanged} />
      <Tasks key={reference} request={request} token={token} onChanged={onChanged} onRemoved={onRemoved} />
      <section className="stack" aria-labelledby="history">
        <h2 id="history">{t.historyTitle}</h2>
        <ul className="happenings">
          {request.history.map(({ at, what }) => (
            <li key={at + what}>
              <span className="soft">{dayText(at, words)}</span> <span>{t.history[what]}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="stack leave">
        <p className="soft">{t.closeText}</p>
        <div>
          <button type="button" className="link-button" onClick={onClose}>
            {t.close}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Which sentence says where it stands. */
function standingOf({ cancelledBy, withdrawn, sessions = [], status }: FollowedRequest) {
  if (cancelledBy) return 'cancelled';
  if (withdrawn) return 'withdrawn';
  return sessions.some(takesPlace) ? 'planned' : status;
}

/** By when we answer; if that day has passed, an apology. */
function ByWhen({ request: { replyBy } }: { request: FollowedRequest }) {
  const t = useTexts('followUp');
  const words = useTexts('form');
  if (!replyBy) return null;
  const isLate = isOver(replyBy);
  return <p>{fill(isLate ? t.late : t.byDay, { day: longDay(replyBy, words) })}</p>;
}

function isOver(day: string): boolean {
  return day < dayOf(new Date());
}
