import { Fragment } from 'react';
import type { TeacherType } from '#contract/users';
import { useAnswer } from '../../api/useAnswer.js';
import { FetchedList } from '../../components/FetchedList.js';
import { PageLink } from '../../components/PageLink.js';
import { dayText } from '#contract/day-text';
import { prefill } from '../../form/draft.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';

interface Vacancy {
  _id: string;
  title: string;
  teacher_type: TeacherType;
  district: string;
  hours: string;
  pay: string;
  description: string;
  safeguarding: string;
  closingDate: string;
}

/** The posts that are open now, as administrators wrote them. */
export default function Vacancies() {
  const t = useTexts('vacancies');
  const language = useLanguage();
  const { answer, retry } = useAnswer<Vacancy[]>('/vacancy');
  return (
    <FetchedList
      id="vacancies"
      texts={t.list}
      rows={answer && (answer.kind === 'done' ? answer.body : null)}
      retry={retry}
      counted={(count) => fill(plural(language, count, t.count), { count })}
    >
      {(vacancy) => <VacancyCard key={vacancy._id} vacancy={vacancy} />}
    </FetchedList>
  );
}

function VacancyCard({ vacancy }: { vacancy: Vacancy }) {
  const t = useTexts('vacancies');
  const words = useTexts('form');
  const roles = useTexts('teacherTypes');
  const { title, teacher_type, district, hours, pay, description, safeguarding, closingDate } = vacancy;
  const facts = { role: roles[teacher_type], district, hours, pay, safeguarding };
  return (
    <li className="card stack">
      <h3>{title}</h3>
      <p className="lines">{description}</p>
      <dl className="vacancy lines">
        {Object.entries(facts).map(([name, fact]) => (
          <Fragment key={name}>
            <dt>{t.facts[name as keyof typeof facts]}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{fill(t.applyBy, { day: dayText(closingDate, words) })}</p>
      <PageLink
        to="/signup"
        onClick={() => prefill('signup', { teacher_type })}
        className="button quiet"
        aria-label={fill(t.applyFor, { title })}
      >
        {t.apply}
      </PageLink>
    </li>
  );
}
