import { useRef, useState } from 'react';
import { newKey } from '#contract/drafts';
import { longDay } from '#contract/day-text';
import { TIME_OFF_FIELDS } from '#contract/plan-rules';
import type { AffectedSession, TimeOff, TimeOffAdded } from '#contract/plans';
import type { Failure } from '../../api/send.js';
import type { Session } from '../../api/session.js';
import { PlainField, PlainForm } from '../../form/plain.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import type { useDraft } from '../my-sessions/drafts.js';
import { sendAsStaff } from '../my-sessions/sendAsStaff.js';
import { Unsaved } from '../my-sessions/Unsaved.js';
import { momentText, today } from '../sessions/words.js';
import { removeOwn, whyNot, type WhyNot } from './whyNot.js';

/** Time off as it is being typed, and its idempotency key. */
export type TypedTimeOff = Readonly<Record<'from' | 'to' | 'reason' | 'key', string>>;

interface Props {
  initial: readonly TimeOff[];
  profile: string;
  session: Session;
  draft: ReturnType<typeof useDraft<TypedTimeOff>>;
}

const empty = (): TypedTimeOff => ({ from: '', to: '', reason: '', key: newKey() });
type Said = 'offSaved' | 'offRemoved' | 'wrongDays' | WhyNot;

/** They are too far ahead, by the server's clock. */
const isRefusedForDays = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 400;

/** Days on which somebody does not work: add and remove, and which sessions lie in them. */
export function TimesOff({ initial, profile, session, draft }: Props) {
  const t = useTexts('myHours');
  const days = useTexts('form');
  const [all, setAll] = useState(initial);
  const [typed, setTyped] = useState(() => draft.found?.fields ?? empty());
  /** It is typed on while an answer is awaited. */
  const latest = useRef(typed);
  const [said, setSaid] = useState<Said>();
  const [affected, setAffected] = useState<readonly AffectedSession[]>([]);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const rangeOf = ({ from, to }: Pick<TimeOff, 'from' | 'to'>) =>
    from === to ? longDay(from, days) : fill(t.offRange, { from: longDay(from, days), to: longDay(to, days) });
  const toCome = all.filter(({ to }) => to >= today()).sort((a, b) => a.from.localeCompare(b.from));

  /** Other days are stored under another key; the same ones, sent again because their answer was lost, are not stored twice. */
  function type(changed: Partial<TypedTimeOff>) {
    const next = { ...latest.current, ...changed, key: newKey() };
    latest.current = next;
    setTyped(next);
    if (next.from || next.to || next.reason) draft.keep(next, null);
    else void draft.erase();
  }

  async function add() {
    if (isSending) return;
    const { from, to, reason, key } = typed;
    setAffected([]);
    if (from === '' || to < from || to < today()) {
      setSaid('wrongDays');
      return;
    }
    setSending(true);
    setSaid(undefined);
    const body = { from, to, ...(reason.trim() && { reason: reason.trim() }) };
    const how = { body, idempotencyKey: key };
    const outcome = await sendAsStaff<TimeOffAdded>(session, 'POST', `/staff/${profile}/time-off`, how);
    setSending(false);
    setSaid(outcome.kind === 'done' ? 'offSaved' : isRefusedForDays(outcome) ? 'wrongDays' : whyNot(outcome));
    if (outcome.kind !== 'done') return;
    // It is in the list already where the answer of an earlier try was lost.
    setAll((now) => [...now.filter(({ _id }) => _id !== outcome.body._id), outcome.body]);
    setAffected(outcome.body.affected);
    if (latest.current.key === key) type(empty());
  }

  async function remove(id: string) {
    heading.current?.focus();
    setAffected([]);
    setSaid(undefined);
    const outcome = await removeOwn(session, profile, `time-off/${id}`);
    setSaid(outcome === 'gone' ? 'offRemoved' : outcome);
    if (outcome !== 'gone') return;
    setAll((now) => now.filter(({ _id }) => _id !== id));
    // What is typed may be what was removed: under its key it would be answered and not stored.
    type({});
  }

  const isGood = said === 'offSaved' || said === 'offRemoved';
  return (
    <section className="card stack" aria-labelledby="off">
      <h2 id="off" ref={heading} tabIndex={-1}>
        {t.offTitle}
      </h2>
      <p>{t.offText}</p>
      {toCome.length === 0 && <p className="soft">{t.noOff}</p>}
      <ul className="times-off">
        {toCome.map((one) => (
          <li key={one._id}>
            <span>{rangeOf(one)}</span>{' '}
            <button
              type="button"
              className="link-button"
              aria-label={fill(t.removeOff, { range: rangeOf(one) })}
              onClick={() => void remove(one._id)}
            >
              {t.remove}
            </button>
          </li>
        ))}
      </ul>
      <p role={isGood ? 'status' : 'alert'} className={isGood ? 'saved' : 'field-error'}>
        {said && t[said]}
      </p>
      <Affected sessions={affected} />
      {draft.found && (
        <Unsaved
          onDiscard={() => {
            heading.current?.focus();
            setSaid(undefined);
            type(empty());
          }}
        />
      )}
      <PlainForm onSubmit={() => void add()}>
        {(['from', 'to'] as const).map((name) => (
          <PlainField
            key={name}
            id={`off-${name}`}
            label={name === 'from' ? t.firstDay : t.lastDay}
            isWrong={said === 'wrongDays'}
          >
            {(control) => (
              <input
                {...control}
                type="date"
                className="short"
                min={today()}
                value={typed[name]}
                onChange={({ target }) => type({ [name]: target.value })}
              />
            )}
          </PlainField>
        ))}
        <PlainField id="off-reason" label={t.reason} hint={t.reasonHint}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              maxLength={TIME_OFF_FIELDS.reason.max}
              value={typed.reason}
              onChange={({ target }) => type({ reason: target.value })}
            />
          )}
        </PlainField>
        <div className="buttons">
          <button className="button" aria-disabled={isSending || undefined}>
            {isSending ? t.saving : t.addOff}
          </button>
        </div>
      </PlainForm>
    </section>
  );
}

/** The sessions that somebody has to move or take over. */
function Affected({ sessions }: { sessions: readonly AffectedSession[] }) {
  const t = useTexts('myHours');
  const days = useTexts('form');
  const words = useTexts('sessionWords');
  const language = useLanguage();
  const count = sessions.length;
  if (count === 0) return null;
  return (
    <div className="stack" role="status">
      <p>{fill(plural(language, count, t.affected), { count })}</p>
      <ul className="ticks">
        {sessions.map((one) => (
          <li key={one._id}>{`${momentText(one, days, words)}, ${one.childName}`}</li>
        ))}
      </ul>
    </div>
  );
}
