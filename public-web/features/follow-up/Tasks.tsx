import { useRef, useState } from 'react';
import { BOOKING_FIELDS, BOOKING_KINDS } from '#contract/bookings';
import type { FollowedRequest, FollowUpAnswer } from '#contract/follow-up';
import { useTexts } from '../../messages/useTexts.js';
import { CancelForm, ContactForm, DateForm, NoteForm } from './forms.js';

export interface TaskProps {
  request: FollowedRequest;
  token: string;
  onChanged: (answer: FollowUpAnswer) => void;
  onRemoved: () => void;
}
type Task = 'contact' | 'date' | 'note' | 'cancel';

/** What the family can still do with a request: nothing once it is cancelled, or its consent withdrawn. */
export function tasksFor({ kind, status, cancelledBy, withdrawn }: FollowedRequest): Task[] {
  if (cancelledBy || withdrawn) return [];
  const booked = BOOKING_KINDS.find((one) => one === kind);
  const hasDate = booked !== undefined && 'startingDate' in BOOKING_FIELDS[booked];
  return ['contact', ...(hasDate && status === 'Pending' ? (['date'] as const) : []), 'note', 'cancel'];
}

/** A list of actions, replaced by the form of the chosen one. */
export function Tasks({ request, token, onChanged, onRemoved }: TaskProps) {
  const t = useTexts('followUp');
  const heading = useRef<HTMLHeadingElement>(null);
  const [task, setTask] = useState<Task>();
  const [saved, setSaved] = useState(false);
  const tasks = tasksFor(request);

  function choose(next: Task | undefined) {
    setSaved(false);
    setTask(next);
    heading.current?.focus();
  }

  function done(answer: FollowUpAnswer) {
    onChanged(answer);
    choose(undefined);
    setSaved(true);
  }

  if (tasks.length === 0) return null;
  const title = [task && t.tasks[task], t.kinds[request.kind], t.title].filter((part) => part !== undefined);
  const common = { reference: request.reference, token, title, onDone: done, onLeave: () => choose(undefined) };
  return (
    <section className="stack tasks" aria-labelledby="tasks">
      <h2 id="tasks" ref={heading} tabIndex={-1}>
        {task ? t.tasks[task] : t.tasksTitle}
      </h2>
      <p role="status">{saved ? t.saved : ''}</p>
      {task === undefined && (
        <div className="buttons">
          {tasks.map((one) => (
            <button key={one} type="button" className="button quiet" onClick={() => choose(one)}>
              {t.tasks[one]}
            </button>
          ))}
        </div>
      )}
      {task === 'contact' && <ContactForm {...common} kind={request.kind} />}
      {task === 'date' && <DateForm {...common} />}
      {task === 'note' && <NoteForm {...common} />}
      {task === 'cancel' && <CancelForm {...common} kind={request.kind} onRemoved={onRemoved} />}
    </section>
  );
}
