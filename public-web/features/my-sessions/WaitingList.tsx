import { useRef } from 'react';
import type { SessionNote } from '#contract/goals';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { momentText } from '../sessions/words.js';
import { isSetAside, type NoteBody, type QueuedChange } from './queue.js';
import type { Queue } from './useQueue.js';

/** What was written here and is not on the server: how much waits, and what a person has to decide. */
export function WaitingList({ queue }: { queue: Queue }) {
  const t = useTexts('mySessions');
  const language = useLanguage();
  const heading = useRef<HTMLParagraphElement>(null);
  const { waiting = [], isSending, device, flush } = queue;
  const count = waiting.filter((one) => !isSetAside(one)).length;

  function choose(which: QueuedChange, own: boolean) {
    heading.current?.focus();
    void queue.choose(which, own);
  }

  return (
    <div className="waiting-list">
      <p role="status" ref={heading} tabIndex={-1}>
        {count > 0 && fill(plural(language, count, t.waiting), { count })}
      </p>
      {count > 0 && device && !device.isLasting && <p className="warning">{t.notLasting}</p>}
      {count > 0 && (
        <div>
          <button type="button" className="button quiet" aria-disabled={isSending} onClick={() => void flush()}>
            {isSending ? t.sending : t.sendNow}
          </button>
        </div>
      )}
      {waiting.map((one) => {
        if (one.theirs) return <Both key={one.key} waiting={one} theirs={one.theirs} onChoose={choose} />;
        return one.refused !== undefined && <Refused key={one.key} waiting={one} onRemove={() => choose(one, false)} />;
      })}
    </div>
  );
}

interface BothProps {
  waiting: QueuedChange;
  theirs: SessionNote;
  onChoose: (which: QueuedChange, own: boolean) => void;
}

/** Two notes of one session: neither replaces the other before somebody has read both. */
function Both({ waiting, theirs, onChoose }: BothProps) {
  const t = useTexts('mySessions');
  const id = `both-${waiting.session}`;
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>
        <span role="alert">{t.bothTitle}</span>
      </h2>
      <About waiting={waiting} />
      <p>{t.bothText}</p>
      <h3>{t.yours}</h3>
      <NoteText change={waiting.change} />
      <button type="button" className="button" onClick={() => onChoose(waiting, true)}>
        {t.keepYours}
      </button>
      <h3>{fill(t.theirs, { name: theirs.by })}</h3>
      <NoteText change={{ kind: 'note', note: theirs }} />
      <button type="button" className="button quiet" onClick={() => onChoose(waiting, false)}>
        {t.keepTheirs}
      </button>
    </section>
  );
}

function Refused({ waiting, onRemove }: { waiting: QueuedChange; onRemove: () => void }) {
  const t = useTexts('mySessions');
  const id = `refused-${waiting.key}`;
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>
        <span role="alert">{t.refusedTitle}</span>
      </h2>
      <About waiting={waiting} />
      <p>{t.refusedText}</p>
      <NoteText change={waiting.change} />
      <button type="button" className="button quiet" onClick={onRemove}>
        {t.remove}
      </button>
    </section>
  );
}

function About({ waiting: { about } }: { waiting: QueuedChange }) {
  const days = useTexts('form');
  const words = useTexts('sessionWords');
  return (
    <p>
      <strong>{about.childName}</strong> <span className="soft">{momentText(about, days, words)}</span>
    </p>
  );
}

function NoteText({ change }: { change: QueuedChange['change'] }) {
  const words = useTexts('sessionWords');
  return change.kind === 'outcome' ? <p>{words.statuses[change.status]}</p> : <NoteLines note={change.note} />;
}

function NoteLines({ note: { mood, steps, forFamily, forTeam } }: { note: NoteBody }) {
  const t = useTexts('mySessions');
  const words = useTexts('sessionWords');
  const language = useLanguage();
  const count = steps.length;
  return (
    <ul className="ticks">
      <li>{words.moods[mood]}</li>
      {count > 0 && <li>{fill(plural(language, count, t.steps), { count })}</li>}
      {forFamily && <li className="lines">{forFamily}</li>}
      {forTeam && <li className="lines">{forTeam}</li>}
    </ul>
  );
}
