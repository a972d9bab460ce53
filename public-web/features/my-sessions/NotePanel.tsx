import { useEffect, useState } from 'react';
import type { Goal, SessionNote } from '#contract/goals';
import type { Session as Planned } from '#contract/plans';
import type { Session } from '../../api/session.js';
import { focusPageHeading } from '../../components/Done.js';
import { useTexts } from '../../messages/useTexts.js';
import { momentText } from '../sessions/words.js';
import { NoteForm, type Phrases } from './NoteForm.js';
import type { NoteBody, OutcomeStatus } from './queue.js';
import { ownOf, writtenOf } from './shown.js';
import type { Queue } from './useQueue.js';
import { ask, goalsOf } from './useSessions.js';

/** A person with a bad connection waits no longer for the note that may be there. */
const PATIENCE_MS = 4000;

interface Props {
  planned: Planned;
  /** The goals that this device has kept. */
  keptGoals: readonly Goal[];
  session: Session;
  queue: Queue;
  phrases: Phrases;
  /** @param status what was saved; nothing if the note was only left */
  onLeave: (status?: OutcomeStatus) => void;
}

interface Known {
  readonly note: SessionNote | undefined;
  readonly goals: readonly Goal[] | undefined;
}

/** The note of one session, in place of the list. */
export function NotePanel({ planned, keptGoals, session, queue, phrases, onLeave }: Props) {
  const t = useTexts('sessionNote');
  const words = useTexts('sessionWords');
  const days = useTexts('form');
  const said = useTexts('mySessions');
  const [hasFailed, setFailed] = useState(false);
  const own = ownOf(planned._id, queue.waiting ?? []);
  const known = useKnown(planned, session);
  useEffect(focusPageHeading, []);

  async function save(status: OutcomeStatus, note: NoteBody | undefined) {
    const change = note ? ({ kind: 'note', note } as const) : ({ kind: 'outcome', status } as const);
    const base = own.note?.base ?? known?.note?.updatedAt ?? null;
    const isKept = await queue.write(writtenOf(planned, change, base));
    setFailed(!isKept);
    if (isKept) onLeave(status);
  }

  const written = own.note?.change.kind === 'note' ? own.note.change.note : known?.note;
  const goals = known?.goals ?? keptGoals.filter(({ booking }) => booking === planned.booking);
  return (
    <section className="stack note" aria-labelledby="note">
      <button type="button" className="link-button" onClick={() => onLeave()}>
        {t.back}
      </button>
      <h2 id="note">{planned.childName}</h2>
      <p className="soft">{momentText(planned, days, words)}</p>
      <p role="alert">{hasFailed && <strong className="warning">{said.notKept}</strong>}</p>
      {known && queue.waiting ? (
        <NoteForm
          planned={planned}
          goals={goals}
          areGoalsMissing={known.goals === undefined && goals.length === 0}
          written={written}
          status={own.status ?? (planned.status === 'absent' ? 'absent' : 'held')}
          phrases={phrases}
          onSave={(...what) => void save(...what)}
        />
      ) : (
        <p role="status">{t.loading}</p>
      )}
    </section>
  );
}

/** The note and the goals that the server has; after a while what is known must do. */
function useKnown(planned: Planned, session: Session): Known | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let left = false;
    let note = planned.note;
    let goals: Known['goals'];
    const show = () => {
      if (!left) setKnown((before) => before ?? { note, goals });
    };
    const timer = setTimeout(show, PATIENCE_MS);
    const asked = [
      ask<SessionNote>(session, `/sessions/${planned._id}/note`).then((answer) => {
        if (answer.kind === 'done') note = answer.body;
      }),
      goalsOf(session, [planned]).then((found) => (goals = found)),
    ];
    void Promise.all(asked).then(show);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [planned, session]);
  return known;
}
