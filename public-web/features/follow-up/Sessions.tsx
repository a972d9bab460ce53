import { useRef, useState } from 'react';
import { FOLLOW_UP_SESSION_FIELDS, type FollowUpAnswer, type FollowedRequest } from '#contract/follow-up';
import { hasBegun, isLate } from '#contract/late-cancellation';
import type { FamilySession } from '#contract/plans';
import { send } from '../../api/send.js';
import { useFocusedHeading } from '../../components/Done.js';
import { Form, SendButton } from '../../form/Form.js';
import { Fields } from '../../form/inputs.js';
import { useForm } from '../../form/useForm.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { momentText } from '../sessions/words.js';

const CONFLICT = 409;
const MINUTE_MS = 60_000;
/** Under a name of its own: the form that cancels the whole request may be open too, and asks for a `reason`. */
const REASON = { sessionReason: FOLLOW_UP_SESSION_FIELDS.reason } as const;
interface Props {
  sessions: NonNullable<FollowedRequest['sessions']>;
  /** Its consent is withdrawn: no session is planned. */
  isStopped: boolean;
  token: string;
  onChanged: (answer: FollowUpAnswer) => void;
}

/** Sessions are cancelled with their booking, and stay on the page where it is approved again. */
export const takesPlace = ({ status }: FamilySession): boolean => status !== 'cancelled';

const hasEnded = (session: FamilySession): boolean => hasBegun(session, Date.now() - session.minutes * MINUTE_MS);

/** The next sessions of a family, each with a way to say that it cannot come, and the last ones. */
export function Sessions({ sessions, isStopped, token, onChanged }: Props) {
  const t = useTexts('progress');
  const days = useTexts('form');
  const words = useTexts('sessionWords');
  const [cancelling, setCancelling] = useState<string>();
  const [said, setSaid] = useState<{ text: string; isDone?: true }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isToCome = (one: FamilySession) => !hasEnded(one) && (one.status === 'planned' || one.status === 'cancelled');
  const next = sessions.filter(isToCome);
  const past = sessions.filter((one) => !isToCome(one)).reverse();
  const isOver = past.some(takesPlace) && !sessions.some(({ owed }) => owed);

  function leave(answer?: FollowUpAnswer, outcome?: typeof said) {
    setCancelling(undefined);
    setSaid(outcome);
    // The form, and with it the focus, is gone.
    heading.current?.focus();
    if (answer) onChanged(answer);
  }

  return (
    <>
      <section className="stack" aria-labelledby="next-sessions">
        <h2 id="next-sessions" ref={heading} tabIndex={-1}>
          {t.sessionsTitle}
        </h2>
        <p role="status" className={said?.isDone && 'saved'}>
          {said?.text}
        </p>
        {!next.some(takesPlace) && !isStopped && <p>{isOver ? t.noMore : t.noneNext}</p>}
        <ul className="family-sessions">
          {next.map((one) => (
            <li key={one._id} className="card">
              <SessionText session={one} />
              {one.status === 'planned' && cancelling !== one._id && !hasBegun(one) && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={fill(t.cannotComeTo, { day: momentText(one, days, words) })}
                  onClick={() => setCancelling(one._id)}
                >
                  {t.cannotCome}
                </button>
              )}
              {cancelling === one._id && (
                <CancelSession
                  session={one}
                  token={token}
                  onDone={(answer) =>
                    leave(answer, { text: fill(t.cancelDone, { day: momentText(one, days, words) }), isDone: true })
                  }
                  onMoved={(answer) => leave(answer, { text: t.cancelMoved })}
                  onLeave={() => leave()}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      {past.length > 0 && (
        <section className="stack" aria-labelledby="past-sessions">
          <h2 id="past-sessions">{t.pastTitle}</h2>
          <ul className="family-sessions past">
            {past.map((one) => (
              <li key={one._id}>
                <SessionText session={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function SessionText({ session }: { session: FamilySession }) {
  const t = useTexts('progress');
  const days = useTexts('form');
  const words = useTexts('sessionWords');
  const { minutes, place, staff, status, cancelledBy, late, owed } = session;
  const state = status === 'cancelled' ? t.cancelled[cancelledBy ?? 'provider'] : words.statuses[status];
  return (
    <div>
      <p>
        <strong>{momentText(session, days, words)}</strong>{' '}
        <span className="soft">{fill(words.minutes, { minutes })}</span>
      </p>
      <p>{[words.places[place], staff && fill(t.with, { name: staff })].filter(Boolean).join(' · ')}</p>
      {status !== 'planned' && (
        <p className="soft">
          <strong>{state}</strong> {late && <span>{t.late}</span>}
        </p>
      )}
      {owed && <p className="soft">{t.owed}</p>}
    </div>
  );
}

interface CancelProps {
  session: FamilySession;
  token: string;
  onDone: (answer: FollowUpAnswer) => void;
  /** We have moved it since the page was opened: it is not cancelled. */
  onMoved: (answer: FollowUpAnswer) => void;
  onLeave: () => void;
}

/** "We cannot come", with a reason if the family likes; a late one is taken too, and says so. */
function CancelSession({ session, token, onDone, onMoved, onLeave }: CancelProps) {
  const t = useTexts('progress');
  const days = useTexts('form');
  const words = useTexts('sessionWords');
  const page = useTexts('followUp');
  const { reason: sessionReason } = useTexts('followUpFields');
  const { _id, day, at } = session;
  const heading = useFocusedHeading();
  const form = useForm({
    id: `cancel-session ${_id}`,
    rules: REASON,
    texts: { sessionReason },
    draft: 'tab',
    answered: false,
    toBody: ({ sessionReason: reason }) => ({ ...(reason !== undefined && { reason }), token, day, at }),
    failed: t.cancelFailed,
  });
  const title = fill(t.cancelTitle, { day: momentText(session, days, words) });

  async function submit() {
    const outcome = await form.submit<FollowUpAnswer>(`/follow-up/sessions/${_id}/cancel`);
    if (outcome?.kind === 'done') onDone(outcome.body);
    if (outcome?.kind !== 'refused' || outcome.status !== CONFLICT) return;
    const latest = await send<FollowUpAnswer>('POST', '/follow-up', { body: { token } });
    if (latest.kind !== 'done') return;
    const now = latest.body.request.sessions?.find((one) => one._id === _id);
    if (now?.status === 'planned' && (now.day !== day || now.at !== at)) onMoved(latest.body);
  }

  const leave = () => {
    form.clear();
    onLeave();
  };

  return (
    <Form form={form} title={[title, page.title]} onSubmit={() => void submit()}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {isLate(session.day) && <p className="warning">{t.cancelLate}</p>}
      <p>{t.cancelText}</p>
      <Fields names={Object.keys(REASON)} />
      <div className="buttons">
        <SendButton form={form}>{t.cancelSend}</SendButton>
        <button type="button" className="button quiet" onClick={leave}>
          {t.leave}
        </button>
      </div>
    </Form>
  );
}
