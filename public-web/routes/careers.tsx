import careers from '../art/careers.svg?url';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { Band, Hero, Stones, Ticks } from '../components/sections.js';
import { SERVICE_NAMES, ServiceCard } from '../features/services/ServiceCards.js';

export const loader = textsOf('careers');
export const meta = headOf('careers');

export default function Careers() {
  const t = useTexts('careers');
  return (
    <>
      <Hero title={t.title} lead={t.lead} picture={careers} alt={t.pictureAlt}>
        <PageLink to="/signup" className="button">
          {t.apply}
        </PageLink>
      </Hero>
      <Band id="roles" title={t.rolesTitle} ground="mist">
        <ul className="services six">
          {SERVICE_NAMES.map((name) => (
            <ServiceCard key={name} name={name} title={t.roles[name].title}>
              <p>{t.roles[name].text}</p>
            </ServiceCard>
          ))}
        </ul>
      </Band>
      <section className="band" aria-labelledby="look">
        <div className="band-inner split">
          <div className="stack">
            <h2 id="look">{t.lookTitle}</h2>
            <Ticks lines={t.look} />
          </div>
          <div className="card stack">
            <h2>{t.haveTitle}</h2>
            <p>{t.have}</p>
            <PageLink to="/contact">{t.questions}</PageLink>
          </div>
        </div>
      </section>
      <Band id="after" title={t.afterTitle} ground="mist">
        <Stones steps={t.after} />
        <p className="afterword soft">{t.no}</p>
      </Band>
    </>
  );
}
