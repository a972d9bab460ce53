import type { ReactNode } from 'react';
import type { Service } from '#contract/services';
import { FetchedList } from '../../components/FetchedList.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { PhoneLink } from '../../components/ContactLinks.js';
import { PROVIDER } from '../../provider.js';
import { PersonCard } from './PersonCard.js';
import { useStaff, type Person } from './useStaff.js';

const LIST = 'people';

interface Props {
  of: 'studentCounseling' | 'speechTherapy' | 'parentCounseling';
  service: Service;
  picture: string;
  /** Book Now of one person. */
  children: (person: Person) => ReactNode;
}

/** A service and the people who offer it; the people come from the API once the page is awake. */
export function StaffPage({ of, service, picture, children }: Props) {
  const t = useTexts(of);
  const words = useTexts('staff');
  const language = useLanguage();
  const { staff, retry } = useStaff(service);
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
              <PersonCard key={person._id} person={person}>
                {children(person)}
              </PersonCard>
            )}
          </FetchedList>
        </div>
      </div>
    </>
  );
}
