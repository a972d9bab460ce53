import { useEffect, useRef, useState } from 'react';
import { newKey } from '#contract/drafts';
import { type Goal, OPEN_GOALS_MAX } from '#contract/goals';
import type { Session as Planned } from '#contract/plans';
import { isSessionEnded, type Outcome } from '../../api/send.js';
import type { Session } from '../../api/session.js';
import { focusPageHeading } from '../../components/Done.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { GoalStones } from '../sessions/GoalStones.js';
import { CloseForm } from './CloseForm.js';
import { sendAsStaff } from './sendAsStaff.js';
import type { DeviceStorage } from './device.js';
import type { GoalBody } from './GoalForm.js';
import { useDraft } from './drafts.js';
import { OpenGoalForm, type Typed } from './OpenGoalForm.js';
import { goalsOf } from './useSessions.js';

export interface GoalsPanelProps {
  planned: Planned;
  session: Session;
  device: DeviceStorage | undefined;
  onLeave: () => void;
}
type Change = GoalBody | Partial<Pick<Goal, 'status' | 'closedBecause'>>;
/** A new goal that was sent: the same words, sent again because their answer was lost, are not stored twice. */
interface SentGoal {
  readonly words: string;
  readonly key: string;
}
type Said = 'saved' | 'changed' | 'changedTyped' | 'refused' | 'away';

function saidOf(outcome: Outcome<Goal>): Exclude<Said, 'changedTyped'> {
  if (outcome.kind === 'done') return 'saved';
  if (outcome.kind === 'unreachable' || outcome.status >= 429) return 'away';
  return outcome.status === 412 ? 'changed' : 'refused';
}

/** The goals of a child, in place of the list of sessions: added, changed, reached, or stopped with the reason. */
export function GoalsPanel({ planned, session, device, onLeave }: GoalsPanelProps) {
  const t = useTexts('sessionGoals');
  const note = useTexts('sessionNote');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaving, setSaving] = useState(false);
  const last = useRef<SentGoal>(undefined);
  const [goals, setGoals] = useState<readonly Goal[] | 'loading' | 'failed'>('loading');
  const [loads, setLoads] = useState(0);
  const [said, setSaid] = useState<Said>();
  /** The goal whose form is open; a new one has no id. */
  const [open, setOpen] = useState<{ readonly goal?: Goal }>();
  const { booking, childName } = planned;
  // It outlives the page like the draft, which is sent again under its key.
  const kept = useDraft<SentGoal>(device, `sent-${booking}`);
  /** Another form may be opened while an answer is awaited. */
  const shown = useRef(open);
  useEffect(() => {
    shown.current = open;
    heading.current?.focus();
  }, [open]);
  // Also where it is left with the way back of the phone.
  useEffect(() => focusPageHeading, []);
  useEffect(() => {
    let left = false;
    void goalsOf(session, [{ booking }]).then((found) => {
      if (!left) setGoals(found ?? 'failed');
    });
    return () => {
      left = true;
    };
  }, [session, booking, loads]);

  function keyOf(words: string): string {
    const before = last.current ?? kept.found?.fields;
    const sent = before?.words === words ? before : { words, key: newKey() };
    last.current = sent;
    kept.keep(sent, null);
    return sent.key;
  }

  function send(goal: Goal | undefined, change: Change, base: string | null): Promise<Outcome<Goal>> {
    if (goal === undefined) {
      const body = { booking, ...change };
      return sendAsStaff<Goal>(session, 'POST', '/goals', { body, idempotencyKey: keyOf(JSON.stringify(body)) });
    }
    const headers = { 'If-Match': `"${base ?? goal.updatedAt}"` };
    return sendAsStaff<Goal>(session, 'PUT', `/goals/${goal._id}`, { body: { ...change }, headers });
  }

  async function readAgain({ _id }: Goal): Promise<Goal | undefined> {
    return (await goalsOf(session, [{ booking }]))?.find((one) => one._id === _id);
  }

  async function save(goal: Goal | undefined, change: Change, draft?: Typed) {
    if (isSaving) return;
    setSaving(true);
    // The same words are announced again only once they were gone.
    setSaid(undefined);
    const outcome = await send(goal, change, draft?.base ?? null);
    setSaving(false);
    const isShown = shown.current === open;
    // The page says so itself, and keeps what is typed for the next login.
    if (isSessionEnded(outcome)) return;
    const outcomeSaid = saidOf(outcome);
    if (outcomeSaid === 'saved') {
      await draft?.erase();
      last.current = undefined;
      if (!goal) await kept.erase();
    }
    // What is typed stays, and is saved next as a change of the goal of now, which is shown beside it.
    const now = goal && open && isShown && outcomeSaid === 'changed' ? await readAgain(goal) : undefined;
    setSaid(now ? 'changedTyped' : outcomeSaid);
    if (now) setOpen({ goal: now });
    if (now || (outcomeSaid !== 'saved' && outcomeSaid !== 'changed')) return;
    setLoads(loads + 1);
    if (!isShown) return;
    setOpen(undefined);
    heading.current?.focus();
  }

  const all = typeof goals === 'string' ? [] : goals;
  const opened = all.filter(({ status }) => status === 'open');
  const done = all.filter(({ status }) => status !== 'open');
  return (
    <section className="stack note" aria-labelledby="goals" aria-busy={isSaving}>
      <button type="button" className="link-button" onClick={onLeave}>
        {note.back}
      </button>
      <h2 id="goals" ref={heading} tabIndex={-1}>
        {open === undefined ? fill(t.titleOf, { name: childName }) : open.goal ? t.changeTitle : t.newTitle}
      </h2>
      <p role={said === 'saved' ? 'status' : 'alert'} className={said === 'saved' ? 'saved' : 'field-error'}>
        {said && t[said]}
      </p>
      {open?.goal && said === 'changedTyped' && <GoalStones goal={open.goal} />}
      {open ? (
        <OpenGoalForm
          planned={planned}
          goal={open.goal}
          device={device}
          onSave={(...what) => void save(open.goal, ...what)}
          onDiscard={() => heading.current?.focus()}
          onLeave={() => setOpen(undefined)}
        />
      ) : (
        <>
          <p>{t.lead}</p>
          {goals === 'loading' && <p role="status">{note.loading}</p>}
          {goals === 'failed' && <p role="alert">{t.failed}</p>}
          {typeof goals !== 'string' && opened.length === 0 && <p className="soft">{t.none}</p>}
          {opened.map((goal) => (
            <OpenGoal
              key={goal._id}
              goal={goal}
              device={device}
              onChange={() => setOpen({ goal })}
              onSave={(...what) => void save(goal, ...what)}
              onKeep={() => heading.current?.focus()}
            />
          ))}
          {typeof goals !== 'string' &&
            (opened.length < OPEN_GOALS_MAX ? (
              <button type="button" className="button" onClick={() => setOpen({})}>
                {t.add}
              </button>
            ) : (
              <p>{t.full}</p>
            ))}
          {done.length > 0 && <h3>{t.doneTitle}</h3>}
          {done.map((goal) => (
            <div key={goal._id} className="card stack">
              <GoalStones goal={goal} />
              <button
                type="button"
                className="link-button"
                aria-label={`${t.reopen}: ${goal.title}`}
                onClick={() => void save(goal, { status: 'open' })}
              >
                {t.reopen}
              </button>
            </div>
          ))}
        </>
      )}
    </section>
  );
}

interface OpenGoalProps {
  goal: Goal;
  device: DeviceStorage | undefined;
  onChange: () => void;
  onSave: (change: Change, typed?: Typed) => void;
  /** It is not stopped after all: the button that was pressed goes. */
  onKeep: () => void;
}

function OpenGoal({ goal, device, onChange, onSave, onKeep }: OpenGoalProps) {
  const t = useTexts('sessionGoals');
  const [isClosing, setClosing] = useState(false);
  const named = (action: string) => ({ 'aria-label': `${action}: ${goal.title}` });
  return (
    <div className="card stack">
      <GoalStones goal={goal} />
      {isClosing ? (
        <CloseForm
          id={goal._id}
          device={device}
          onSave={(why, typed) => onSave({ status: 'closed', closedBecause: why }, typed)}
          onDiscard={onKeep}
          onLeave={() => {
            onKeep();
            setClosing(false);
          }}
        />
      ) : (
        <div className="buttons">
          <button type="button" className="button quiet" onClick={onChange} {...named(t.change)}>
            {t.change}
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={() => onSave({ status: 'reached' })}
            {...named(t.reach)}
          >
            {t.reach}
          </button>
          <button type="button" className="button quiet" onClick={() => setClosing(true)} {...named(t.close)}>
            {t.close}
          </button>
        </div>
      )}
    </div>
  );
}
