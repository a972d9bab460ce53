import { useState, type ReactNode } from 'react';
import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import type { Service } from '#contract/services';
import { FetchedList } from '../../components/FetchedList.js';
import { PageLink } from '../../components/PageLink.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { chosenTeacherHash } from '../booking/chosen-teacher.js';
import { StaffFilters } from './StaffFilters.js';
import { TeacherProfileCard } from './TeacherProfileCard.js';
import { ANYBODY, isWanted, type TeacherProfile, useTeacherProfiles } from './useTeacherProfiles.js';

/** The id of its heading: where a link to the list leads. */
export const STAFF_LIST = 'people';

interface Props {
  service: Service;
  title: string;
  /** What the service is called where it has nobody yet. */
  name: string;
  /** Book Now of one person. */
  children: (person: TeacherProfile) => ReactNode;
}

/** The people of a service; they come from the API once the page is hydrated. */
export function StaffList({ service, title, name, children }: Props) {
  const words = useTexts('staff');
  const { nobody, safety } = useTexts('people');
  const language = useLanguage();
  const { staff, retry } = useTeacherProfiles(service);
  const [wanted, setWanted] = useState(ANYBODY);
  const isFew = staff != null && staff.length < 2;
  const empty = staff?.length ? nobody : fill(words.empty, { service: name });
  return (
    <div className="band mist">
      <div className="band-inner">
        <FetchedList
          id={STAFF_LIST}
          texts={{ ...words, title, empty }}
          rows={staff?.filter((person) => isWanted(person, wanted)) ?? staff}
          filters={!isFew && <StaffFilters staff={staff ?? []} wanted={wanted} onChange={setWanted} />}
          retry={retry}
          counted={(count) => fill(plural(language, count, words.people), { count })}
        >
          {(person) => (
            <TeacherProfileCard key={person._id} person={person}>
              {children(person)}
            </TeacherProfileCard>
          )}
        </FetchedList>
        <PageLink to="/safety" className="after-list">
          {safety}
        </PageLink>
      </div>
    </div>
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
