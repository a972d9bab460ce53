import { useState, type ReactNode } from 'react';
import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import type { Service } from '#contract/services';
import { PhoneLink } from '../../components/Contacts.js';
import { FetchedList } from '../../components/FetchedList.js';
import { PageLink } from '../../components/PageLink.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import { ServiceFacts } from '../services/facts.js';
import { chosenTeacherHash } from '../booking/chosen-teacher.js';
import { StaffFilters } from './StaffFilters.js';
import { TeacherProfileCard } from './TeacherProfileCard.js';
import { ANYBODY, isWanted, type TeacherProfile, useTeacherProfiles } from './useTeacherProfiles.js';

const LIST = 'people';

interface TeacherProfilesPageProps {
  of: 'studentCounseling' | 'speechTherapy' | 'parentCounseling';
  service: Service;
  picture: string;
  /** Book Now of one person. */
  children: (person: TeacherProfile) => ReactNode;
}

/** A service and the people who offer it; the people come from the API once the page is hydrated. */
export function TeacherProfilesPage({ of, service, picture, children }: TeacherProfilesPageProps) {
  const t = useTexts(of);
  const words = useTexts('staff');
  const language = useLanguage();
  const { nobody } = useTexts('people');
  const { staff, retry } = useTeacherProfiles(service);
  const [wanted, setWanted] = useState(ANYBODY);
  const phone = PROVIDER.phones[0];
  const none = staff?.length ? nobody : fill(words.empty, { service: t.service });
  const texts = { ...words, title: t.listTitle, empty: none };
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
        <div className="picture">
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
      <ServiceFacts service={service} />
      <div className="band mist">
        <div className="band-inner">
          <FetchedList
            id={LIST}
            texts={texts}
            rows={staff?.filter((person) => isWanted(person, wanted)) ?? staff}
            filters={<StaffFilters staff={staff ?? []} wanted={wanted} onChange={setWanted} />}
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
