import { useRef, useState } from 'react';
import type { FollowedRequest, FollowUpAnswer } from '#contract/follow-up';
import { send } from '../../api/send.js';
import { dayText } from '#contract/day-text';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';

interface Props {
  course: NonNullable<FollowedRequest['course']>;
  token: string;
  onChanged: (answer: FollowUpAnswer) => void;
}

/** The course of an accepted request, for as long as its link is shown, and one button that shows it again. */
export function Course({ course: { title, link, until }, token, onChanged }: Props) {
  const t = useTexts('followUp');
  const words = useTexts('form');
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const heading = useRef<HTMLHeadingElement>(null);

  async function renew() {
    if (state === 'sending') return;
    setState('sending');
    const outcome = await send<FollowUpAnswer>('POST', '/follow-up/renew', { body: { token } });
    setState(outcome.kind === 'done' ? 'ready' : 'failed');
    if (outcome.kind !== 'done') return;
    // The button goes: next to the heading is the link.
    heading.current?.focus();
    onChanged(outcome.body);
  }

  return (
    <section className="card stack" aria-labelledby="course">
      <h2 id="course" ref={heading} tabIndex={-1}>
        {t.courseTitle}
      </h2>
      <p>
        <strong>{title}</strong>
      </p>
      {link && (
        <a className="button" href={link} rel="noreferrer">
          {t.openCourse}
        </a>
      )}
      {until && link && <p className="soft">{fill(t.courseUntil, { day: dayText(until, words) })}</p>}
      {!until && (
        <>
          <p>{t.courseOver}</p>
          <div>
            <button type="button" className="button" aria-disabled={state === 'sending'} onClick={() => void renew()}>
              {state === 'sending' ? words.sending : t.renew}
            </button>
          </div>
        </>
      )}
      {until && !link && <p>{t.courseGone}</p>}
      <p role="status">{state === 'failed' ? t.changeFailed : ''}</p>
    </section>
  );
}
