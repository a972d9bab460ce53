import about from '../art/about.svg?url';
import { PhoneLink } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { textsOf } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { PROVIDER, type Runs } from '../provider.js';
import { Band, Hero, CallToAction, NumberedSteps, BulletList } from '../components/sections.js';

export const loader = textsOf('about');
export const meta = headOf('about');

export default function AboutUs() {
  const t = useTexts('about');
  return (
    <>
      <Hero title={t.title} lead={t.lead} picture={about} alt={t.pictureAlt}>
        <PageLink to="/ServiceList" className="button">
          {t.services}
        </PageLink>
      </Hero>
      <section className="band mist" aria-labelledby="who">
        <div className="band-inner split">
          <div className="stack">
            <h2 id="who">{t.whoTitle}</h2>
            {t.who.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="card stack">
            <h2>{t.notTitle}</h2>
            <BulletList lines={t.not} />
          </div>
        </div>
      </section>
      <Band id="how" title={t.howTitle}>
        <NumberedSteps steps={t.how} way="four" />
      </Band>
      <Band id="promises" title={t.promiseTitle} ground="mist">
        <BulletList lines={t.promises} wide />
      </Band>
      <WhoRuns {...PROVIDER.runs} />
      <CallToAction id="talk" title={t.talkTitle} text={t.talkText} to="/contact" link={t.talkLink} />
    </>
  );
}

/** Who answers for this place. What the provider has not given is told on the phone. */
export function WhoRuns({ person, role, registration, photo }: Partial<Runs>) {
  const { runs } = useTexts('about');
  const language = useLanguage();
  return (
    <Band id="runs" title={runs.title}>
      <div className="stack">
        {photo && <img src={photo} alt="" width="112" height="112" loading="lazy" />}
        {person && (
          <p>
            <span>{runs.leads}</span> <strong>{[person, role?.[language]].filter(Boolean).join(', ')}</strong>
          </p>
        )}
        {registration && (
          <p>
            <span>{runs.registered}</span> <strong>{registration}</strong>
          </p>
        )}
        {!(person && registration) && (
          <p>
            <span>{runs.ask}</span> <PhoneLink phone={PROVIDER.phones[0]} />
          </p>
        )}
      </div>
    </Band>
  );
}
