import type { SessionNote } from '#contract/goals';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { momentText } from '../sessions/words.js';
import type { NoteBody, QueuedChange } from './queue.js';

export interface SetAsideProps {
  waiting: QueuedChange;
  onChoose: (which: QueuedChange, own: boolean) => void;
}

/** A change that the server did not take: a person decides what becomes of it. */
export function SetAside({ waiting, onChoose }: SetAsideProps) {
  if (waiting.theirs) return <Both waiting={waiting} theirs={waiting.theirs} onChoose={onChoose} />;
  return <Refused waiting={waiting} onRemove={() => onChoose(waiting, false)} />;
}

interface BothProps extends SetAsideProps {
  theirs: SessionNote;
}

/** Two notes of one session: neither replaces the other before somebody has read both. */
function Both({ waiting, theirs, onChoose }: BothProps) {
  const t = useTexts('mySessions');
  const id = `both-${waiting.key}`;
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
