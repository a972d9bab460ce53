import { useRef, useState } from 'react';
import type { FollowedRequest, FollowUpAnswer } from '#contract/follow-up';
import type { FamilyNote, Look } from '#contract/goals';
import { send } from '../../api/send.js';
import { longDay } from '#contract/day-text';
import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';
import { GoalStones } from '../sessions/GoalStones.js';
import { OtherLanguage } from '../sessions/OtherLanguage.js';
import { Sessions } from './Sessions.js';
import { keepToken } from './useFollowUp.js';

interface Props {
  request: FollowedRequest;
  token: string;
  onChanged: (answer: FollowUpAnswer) => void;
}

/** How an approved booking goes on: sessions, small goals, what was written for the family, and who has looked. */
export function Progress({ request, ...common }: Props) {
  const t = useTexts('progress');
  const {
    sessions,
    goals = [],
    notes = [],
    looks = [],
    sentences = true,
    sentencesAsked = false,
    withdrawn = false,
  } = request;
  if (sessions === undefined) return null;
  return (
    <>
      <Sessions sessions={sessions} isStopped={withdrawn} {...common} />
      {goals.length > 0 && (
        <section className="stack" aria-labelledby="goals">
          <h2 id="goals">{t.goalsTitle}</h2>
          <p>{t.goalsText}</p>
          {goals.map((goal) => (
            <GoalStones key={goal._id} goal={goal} />
          ))}
        </section>
      )}
      <Notes notes={notes} areAllowed={sentences} isAsked={sentencesAsked} isStopped={withdrawn} {...common} />
      <section className="stack for-screen" aria-labelledby="report">
        <h2 id="report">{t.reportTitle}</h2>
        <p>{t.reportText}</p>
        {/* The page may have been open for longer than the tab keeps the token. */}
        <PageLink className="button quiet" to="/progress-report" onClick={() => keepToken(common.token)}>
          {t.report}
        </PageLink>
      </section>
      <Looks looks={looks} />
    </>
  );
}

interface NotesProps extends Omit<Props, 'request'> {
  notes: readonly FamilyNote[];
  areAllowed: boolean;
  /** The family was asked whether it wants sentences, and has not answered. */
  isAsked: boolean;
  /** Its consent is withdrawn. */
  isStopped: boolean;
}

/** What was written for the family, newest first. */
function Notes({ notes, isStopped, ...common }: NotesProps) {
  const t = useTexts('progress');
  const days = useTexts('form');
  if (isStopped && notes.length === 0) return null;
  return (
    <section className={notes.length > 0 ? 'stack' : 'stack for-screen'} aria-labelledby="sentences">
      <h2 id="sentences">{t.notesTitle}</h2>
      {notes.length > 0 && (
        <ul className="happenings">
          {notes.map((note) => (
            <li key={note.day + note.forFamily}>
              <span className="soft">{longDay(note.day, days)}</span>{' '}
              <span className="lines" lang={note.language}>
                {note.forFamily}
              </span>
              <OtherLanguage note={note} />
            </li>
          ))}
        </ul>
      )}
      {!isStopped && <SentencesSwitch {...common} />}
    </section>
  );
}

/** A family may want no sentences on a phone that others read. */
function SentencesSwitch({ areAllowed, isAsked, token, onChanged }: Omit<NotesProps, 'notes' | 'isStopped'>) {
  const t = useTexts('progress');
  const { sending } = useTexts('form');
  const [said, setSaid] = useState<'sentencesOn' | 'sentencesOff' | 'failed'>();
  const [isSending, setSending] = useState(false);
  const outcomeText = useRef<HTMLParagraphElement>(null);

  async function change(allowed: boolean) {
    if (isSending) return;
    setSending(true);
    const outcome = await send<FollowUpAnswer>('POST', '/follow-up/sentences', { body: { token, allowed } });
    setSending(false);
    setSaid(outcome.kind !== 'done' ? 'failed' : allowed ? 'sentencesOn' : 'sentencesOff');
    if (outcome.kind !== 'done') return;
    // The buttons of the question are gone then, and with them the focus.
    if (isAsked) outcomeText.current?.focus();
    onChanged(outcome.body);
  }

  return (
    <div className={isAsked ? 'stack for-screen' : 'no-sentences for-screen'} aria-busy={isSending}>
      {isAsked ? (
        <>
          <p>{t.ask}</p>
          <div className="buttons">
            <button type="button" className="button" onClick={() => void change(true)}>
              {t.askYes}
            </button>
            <button type="button" className="button quiet" onClick={() => void change(false)}>
              {t.sentences}
            </button>
          </div>
        </>
      ) : (
        <>
          <div className="choice">
            <input
              id="no-sentences"
              type="checkbox"
              checked={!areAllowed}
              aria-describedby="no-sentences-hint"
              onChange={({ target }) => void change(!target.checked)}
            />
            <label htmlFor="no-sentences">{t.sentences}</label>
          </div>
          <p id="no-sentences-hint" className="soft">
            {t.sentencesHint}
          </p>
        </>
      )}
      <p role="status" ref={outcomeText} tabIndex={-1}>
        {isSending ? sending : said && t[said]}
      </p>
    </div>
  );
}

function Looks({ looks }: { looks: readonly Look[] }) {
  const t = useTexts('progress');
  const days = useTexts('form');
  return (
    <section className="stack" aria-labelledby="looks">
      <h2 id="looks">{t.looksTitle}</h2>
      <p>{t.looksText}</p>
      {looks.length === 0 && <p className="soft">{t.noLooks}</p>}
      <ul className="happenings">
        {looks.map(({ role, day }) => (
          <li key={day + role}>
            <span className="soft">{longDay(day, days)}</span> <span>{t.roles[role]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
