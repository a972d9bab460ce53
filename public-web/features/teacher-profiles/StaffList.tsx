import { useState, type ReactNode } from 'react';
import type { Service } from '#contract/services';
import { FetchedList } from '../../components/FetchedList.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { StaffFilters } from './StaffFilters.js';
import { TeacherProfileCard } from './TeacherProfileCard.js';
import { NO_FILTER, matchesFilter, type TeacherProfile, useTeacherProfiles } from './useTeacherProfiles.js';

interface Props {
  /** Of its heading. */
  id: string;
  service: Service;
  title: string;
  /** The name of the service, for the text when it has nobody yet. */
  name: string;
  /** Book Now of one person. */
  children: (person: TeacherProfile) => ReactNode;
}

/** The people of a service; they come from the API once the page is hydrated. */
export function StaffList({ id, service, title, name, children }: Props) {
  const words = useTexts('staff');
  const { nobody } = useTexts('people');
  const language = useLanguage();
  const { staff, retry } = useTeacherProfiles(service);
  const [filter, setFilter] = useState(NO_FILTER);
  const isFew = staff != null && staff.length < 2;
  const empty = staff?.length ? nobody : fill(words.empty, { service: name });
  return (
    <FetchedList
      id={id}
      texts={{ ...words, title, empty }}
      rows={staff?.filter((person) => matchesFilter(person, filter)) ?? staff}
      filters={!isFew && <StaffFilters staff={staff ?? []} filter={filter} onChange={setFilter} />}
      retry={retry}
      // How many there are is no measure of us; how many match a choice is an answer to it.
      counted={(count) =>
        filter.language || filter.district ? fill(plural(language, count, words.matches), { count }) : words.choose
      }
    >
      {(person) => (
        <TeacherProfileCard key={person._id} person={person}>
          {children(person)}
        </TeacherProfileCard>
      )}
    </FetchedList>
  );
}
