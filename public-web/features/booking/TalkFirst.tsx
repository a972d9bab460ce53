import { useEffect, useRef } from 'react';
import { CHILD_FIELDS } from '#contract/bookings';
import { Contacts } from '../../components/Contacts.js';
import { PageLink } from '../../components/PageLink.js';
import type { Answers } from '../../form/answers.js';
import { prefill } from '../../form/draft.js';
import { useTexts } from '../../messages/useTexts.js';

const { min, max } = CHILD_FIELDS.childAge;
const OLDEST = 99;

/** Whether an answer is an age outside the range of the forms, and not a typing mistake. */
export function isOutsideAges(answer: string): boolean {
  const age = /^\d{1,2}$/.test(answer.trim()) ? Number(answer) : min;
  return age < min || (age > max && age <= OLDEST);
}

/** For a child too young for a form, or a young adult: contact details instead of an error. */
export function TalkFirst({ answers }: { answers: Answers }) {
  const t = useTexts('booking').talk;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { parentPhone = '', parentName = '', childAge = '' } = answers;

  function askForCall() {
    prefill('call-back', { phone: parentPhone, name: parentName, about: 'age', aboutAge: childAge.trim() });
  }

  return (
    <section className="offer" aria-labelledby="talk-first">
      <h3 id="talk-first" ref={heading} tabIndex={-1}>
        {t.title}
      </h3>
      <p>{t.text}</p>
      <Contacts />
      <PageLink to="/call-me-back" onClick={askForCall} className="button">
        {t.callBack}
      </PageLink>
      <p>{t.kept}</p>
    </section>
  );
}
