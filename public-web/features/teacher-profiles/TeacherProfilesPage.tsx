import type { ReactNode } from 'react';
import type { Service } from '#contract/services';
import { PhoneLink } from '../../components/Contacts.js';
import { Band, Faq, NumberedSteps } from '../../components/sections.js';
import { useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import { STAFF_LIST, StaffSection } from './StaffSection.js';
import type { TeacherProfile } from './useTeacherProfiles.js';

interface TeacherProfilesPageProps {
  of: 'studentCounseling' | 'speechTherapy' | 'parentCounseling';
  service: Service;
  picture: string;
  /** The way on without choosing a person. */
  anyone: ReactNode;
  /** Book Now of one person. */
  children: (person: TeacherProfile) => ReactNode;
}

/** These illustrations are cut off at the bottom, so their background ends there too. */
const TINTS = { studentCounseling: 'tint-mist', speechTherapy: 'tint-lilac', parentCounseling: 'tint-rose' } as const;

/** A service and the people who offer it; the people come from the API once the page is hydrated. */
export function TeacherProfilesPage({ of, service, picture, anyone, children }: TeacherProfilesPageProps) {
  const t = useTexts(of);
  const words = useTexts('staff');
  const { howTitle } = useTexts('service');
  const phone = PROVIDER.phones[0];
  return (
    <>
      <div className="band-inner hero">
        <div className="stack">
          <h1 tabIndex={-1}>{t.title}</h1>
          <p className="lead">{t.lead}</p>
          <div className="buttons">
            <span>{anyone}</span>
            <a href={`#${STAFF_LIST}`} className="button quiet">
              {t.listTitle}
            </a>
          </div>
          <p className="soft">
            <span>{words.ask}</span> <PhoneLink phone={phone} />
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
      <StaffSection service={service} title={t.listTitle} name={t.service} anyone={anyone}>
        {children}
      </StaffSection>
      <Band id="how" title={howTitle}>
        <NumberedSteps steps={t.how} />
      </Band>
      <Faq items={t.faq} ground="mist" />
    </>
  );
}
