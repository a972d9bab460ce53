import type { ReactNode } from 'react';
import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import type { Service } from '#contract/services';
import { PhoneLink } from '../../components/Contacts.js';
import { FetchedList } from '../../components/FetchedList.js';
import { PageLink } from '../../components/PageLink.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import { chosenTeacherHash } from '../booking/chosen-teacher.js';
import { type TeacherProfile, qualificationsOf, useTeacherProfiles } from './useTeacherProfiles.js';

const LIST = 'people';

interface TeacherProfilesPageProps {
  of: 'studentCounseling' | 'speechTherapy' | 'parentCounseling';
  service: Service;
  picture: string;
  /** Book Now of one person. */
  children: (person: TeacherProfile) => ReactNode;
}

/** These drawings are cut off below, so they stand on a ground that ends there too. */
const TINTS = { studentCounseling: 'tint-mist', speechTherapy: 'tint-lilac', parentCounseling: 'tint-rose' } as const;

/** A service and the people who offer it; the people come from the API once the page is hydrated. */
export function TeacherProfilesPage({ of, service, picture, children }: TeacherProfilesPageProps) {
  const t = useTexts(of);
  const words = useTexts('staff');
  const language = useLanguage();
  const { staff, retry } = useTeacherProfiles(service);
  const phone = PROVIDER.phones[0];
  const texts = { ...words, title: t.listTitle, empty: fill(words.empty, { service: t.service }) };
  return (
    <>
      <div className="band-inner hero">
        <div className="stack">
          <h1 tabIndex={-1}>{t.title}</h1>
          <p className="lead">{t.lead}</p>
          <div className="buttons">
            <a href={`#${LIST}`} className="button">
              {t.listTitle}
            </a>
          </div>
          <p className="soft">
            {words.ask} <PhoneLink phone={phone} />
          </p>
        </div>
        <div className={`picture ${TINTS[of]}`}>
          <img src={picture} alt="" width="360" height="200" />
        </div>
      </div>
      <section className="band mist" aria-labelledby="does">
        <div className="band-inner split">
          <div className="stack">
            <h2 id="does">{t.doesTitle}</h2>
            <ul className="ticks">
              {t.does.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div className="card stack">
            <h2>{t.firstTitle}</h2>
            <p>{t.first}</p>
          </div>
        </div>
      </section>
      <div className="band">
        <div className="band-inner">
          <FetchedList
            id={LIST}
            texts={texts}
            rows={staff}
            retry={retry}
            counted={(count) => fill(plural(language, count, words.people), { count })}
          >
            {(person) => (
              <TeacherProfileCard key={person._id} person={person}>
                {children(person)}
              </TeacherProfileCard>
            )}
          </FetchedList>
        </div>
      </div>
    </>
  );
}

/** One person, with what to press below. */
function TeacherProfileCard({ person, children }: { person: TeacherProfile; children: ReactNode }) {
  const t = useTexts('staff');
  const years = fill(plural(useLanguage(), person.experience, t.experience), { years: person.experience });
  const qualifications = qualificationsOf(person);
  return (
    <li className="card person">
      <img src={`/${person.profilePicture}`} alt="" width="112" height="112" loading="lazy" />
      <div>
        <h3>{person.tName}</h3>
        <p className="soft">{years}</p>
      </div>
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
      <div className="person-foot">{children}</div>
    </li>
  );
}

/** To the booking form, with this person asked for. */
export function BookTeacher({ kind, person }: { kind: BookingKind; person: TeacherProfile }) {
  const t = useTexts('staff');
  return (
    <PageLink
      to={KIND_PAGES[kind].booking + chosenTeacherHash(person._id)}
      className="button"
      aria-label={fill(t.bookWho, { name: person.tName })}
    >
      {t.bookNow}
    </PageLink>
  );
}
