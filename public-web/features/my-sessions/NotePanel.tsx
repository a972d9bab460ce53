import { useEffect, useState } from 'react';
import { type EarlierWords, type Goal, NOTE_DAYS } from '#contract/goals';
import type { Session as Planned } from '#contract/plans';
import type { Session } from '../../api/session.js';
import { focusPageHeading } from '../../components/Done.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { daysLater, inSriLanka, momentText } from '../sessions/words.js';
import { useDraft } from './drafts.js';
import { NoteForm, type NoteFields, type Phrases, type ReadNote } from './NoteForm.js';
import { isSameNote, type NoteBody, type OutcomeStatus } from './queue.js';
import { isNoted, ownOf, toNewChange } from './shown.js';
import { Unsaved } from './Unsaved.js';
import type { Queue } from './useQueue.js';
import { goalsOf } from './useSessions.js';

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

/** What lies on the device. */
interface TypedNote extends NoteFields {
  readonly read?: ReadNote;
}

/** The note of one session, in place of the list. */
export function NotePanel({ planned, keptGoals, session, queue, phrases, onLeave }: Props) {
  const t = useTexts('sessionNote');
  const words = useTexts('sessionWords');
  const days = useTexts('form');
  const said = useTexts('mySessions');
  const [hasFailed, setFailed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const own = ownOf(planned._id, queue.waiting ?? []);
  const fetched = useGoals(planned, session);
  const {
    found: draft,
    keep,
    erase,
  } = useDraft<TypedNote>(queue.device, planned._id, daysLater(planned.day, NOTE_DAYS));
  useEffect(() => {
    focusPageHeading();
    // Also where it is left with the way back of the phone.
    return focusPageHeading;
  }, []);

  async function save(status: OutcomeStatus, note: NoteBody | undefined, read: ReadNote) {
    if (isSaving) return;
    setSaving(true);
    setFailed(false);
    const change = note ? ({ kind: 'note', note } as const) : ({ kind: 'outcome', status } as const);
    // The note that waited may have reached the server meanwhile: whoever writes has read those words.
    const isRead = planned.note && read.words && isSameNote(planned.note, read.words);
    const base = isRead ? planned.note.updatedAt : read.base;
    const isKept = await queue.write({ ...toNewChange(planned, change, base), seen: read.seen });
    setSaving(isKept);
    setFailed(!isKept);
    if (!isKept) return;
    await erase();
    onLeave(status);
  }

  async function discard() {
    focusPageHeading();
    await erase();
  }

  const written = own.note?.change.kind === 'note' ? own.note.change.note : planned.note;
  const noted = isNoted(planned, own);
  const kept = keptGoals.filter(({ booking }) => booking === planned.booking);
  const goals = Array.isArray(fetched) ? fetched : kept.length > 0 ? kept : fetched;
  return (
    <section className="stack note" aria-labelledby="note">
      <button type="button" className="link-button" onClick={() => onLeave()}>
        {t.back}
      </button>
      <h2 id="note">{planned.childName}</h2>
      <p className="soft">{momentText(planned, days, words)}</p>
      <p role="alert">{hasFailed && <strong className="warning">{said.notKept}</strong>}</p>
      <Earlier earlier={planned.note?.earlier ?? []} />
      {draft && <Unsaved onDiscard={() => void discard()} />}
      {queue.waiting && draft !== undefined && (
        <NoteForm
          key={draft?.base}
          planned={planned}
          goals={goals}
          written={written}
          read={
            draft
              ? { ...draft.fields.read, base: draft.base }
              : { base: own.note?.base ?? planned.note?.updatedAt ?? null, seen: own.note?.key, words: written }
          }
          typed={draft?.fields}
          status={noted ? 'held' : (own.status ?? (planned.status === 'absent' ? 'absent' : 'held'))}
          isNoted={noted}
          phrases={phrases}
          onType={(fields, read) => keep({ ...fields, read }, read.base)}
          onSave={(...what) => void save(...what)}
        />
      )}
    </section>
  );
}

/** What another device had written and this note replaced, until somebody who reads it here saves the note again. */
function Earlier({ earlier }: { earlier: readonly EarlierWords[] }) {
  const t = useTexts('sessionNote');
  const words = useTexts('sessionWords');
  const days = useTexts('form');
  return earlier.map(({ by, at, forFamily, forTeam }) => (
    <section key={at} className="card stack" aria-label={t.earlierTitle}>
      <p>
        <strong>{t.earlierTitle}</strong>{' '}
        <span className="soft">{fill(t.earlierBy, { name: by, when: momentText(inSriLanka(at), days, words) })}</span>
      </p>
      {forFamily && <p className="lines">{forFamily}</p>}
      {forTeam && <p className="lines">{forTeam}</p>}
      <p className="soft">{t.earlierText}</p>
    </section>
  ));
}

/** The goals of a booking; the form does not wait for them. */
function useGoals({ booking }: Planned, session: Session): readonly Goal[] | 'loading' | 'failed' {
  const [goals, setGoals] = useState<readonly Goal[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let left = false;
    void goalsOf(session, [{ booking }]).then((found) => {
      if (!left) setGoals(found ?? 'failed');
    });
    return () => {
      left = true;
    };
  }, [booking, session]);
  return goals;
}
