import type { ReactNode } from 'react';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { qualificationsOf, type Person } from './useStaff.js';

/** One person, with what to press below. */
export function PersonCard({ person, children }: { person: Person; children: ReactNode }) {
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
