import type { ReactNode } from 'react';
import { type Language, LANGUAGES } from '#contract/languages';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { strengthsOf, qualificationsOf, type TeacherProfile } from './useTeacherProfiles.js';

interface Props {
  person: TeacherProfile;
  children: ReactNode;
}

/** One person, with what to press below. */
export function TeacherProfileCard({ person, children }: Props) {
  const t = useTexts('staff');
  const professions = useTexts('teacherTypes');
  const language = useLanguage();
  const years = fill(plural(language, person.experience, t.experience), { years: person.experience });
  const qualifications = qualificationsOf(person);
  return (
    <li className="card person">
      <div className="person-head">
        <img src={`/${person.profilePicture}`} alt="" width="112" height="112" loading="lazy" />
        <div>
          <h3>{person.tName}</h3>
          <p className="soft">{years}</p>
        </div>
      </div>
      <div className="person-more">
        {person.profession && <p className="profession">{professions[person.profession]}</p>}
        <Places person={person} />
        <GoodAt person={person} language={language} />
        <Greeting person={person} />
        {qualifications.length > 0 && (
          <div className="qualifications">
            <h4>{t.qualifications}</h4>
            <ul>
              {qualifications.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="person-foot">{children}</div>
    </li>
  );
}

/** Which languages somebody speaks, where they work, and what is confirmed about them. */
function Places({ person: { languages = [], districts = [], checked = [] } }: Pick<Props, 'person'>) {
  const t = useTexts('people');
  const names = useTexts('districts');
  return (
    <>
      {languages.length > 0 && (
        <p>
          {fill(t.speaks, {
            languages: LANGUAGES.filter((one) => languages.includes(one))
              .map((one) => t.spoken[one])
              .join(', '),
          })}
        </p>
      )}
      {districts.length > 0 && <p>{fill(t.districts, { districts: districts.map((one) => names[one]).join(', ') })}</p>}
      {checked.length > 0 && <p>{fill(t.checked, { checks: checked.map((one) => t.checks[one]).join(', ') })}</p>}
    </>
  );
}

/** A voice greeting with its transcript; without one it is not offered. */
function Greeting({ person: { greeting, greetingLanguage, greetingText, tName } }: Pick<Props, 'person'>) {
  const t = useTexts('people');
  if (greeting === undefined || greetingText === undefined) return null;
  return (
    <figure className="greeting">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below it */}
      <audio controls preload="none" src={`/${greeting}`} aria-label={fill(t.greeting, { name: tName })} />
      <figcaption lang={greetingLanguage}>{greetingText}</figcaption>
    </figure>
  );
}

/** A text in the language of the page, or in another one, which is then named. */
function GoodAt({ person, language }: Pick<Props, 'person'> & { language: Language }) {
  const t = useTexts('people');
  const found = strengthsOf(person, language);
  if (found === undefined) return null;
  return (
    <div>
      <h4>{t.goodAt}</h4>
      <p lang={found.language} className="lines">
        {found.text}
      </p>
      {found.language !== language && <p className="soft">{t.writtenIn[found.language]}</p>}
    </div>
  );
}
