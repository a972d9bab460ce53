import { KIND_PAGES } from '#contract/pages';
import hero from '../art/hero.svg?url';
import homePicture from '../art/service-home.svg?url';
import readinessPicture from '../art/service-readiness.svg?url';
import shadowPicture from '../art/service-shadow.svg?url';
import therapyPicture from '../art/service-therapy.svg?url';
import { PageLink } from '../layout/PageLink.js';
import { useTexts } from '../messages/useTexts.js';

export function Hero() {
  const t = useTexts('home');
  const { tagline } = useTexts('site');
  return (
    <div className="band-inner hero">
      <div className="stack">
        <h1 tabIndex={-1}>{tagline}</h1>
        <p className="lead">{t.lead}</p>
        <div className="buttons">
          <PageLink to="/ServiceList" className="button">
            {t.seeServices}
          </PageLink>
          <PageLink to={KIND_PAGES['shadow-teacher'].booking} className="button quiet">
            {t.bookShadow}
          </PageLink>
        </div>
      </div>
      <div className="hero-picture">
        <img src={hero} alt={t.heroAlt} width="640" height="500" fetchPriority="high" />
      </div>
    </div>
  );
}

export function Goals() {
  const t = useTexts('home');
  return (
    <section className="band mist" aria-labelledby="goals">
      <div className="band-inner">
        <div className="section-head">
          <h2 id="goals">{t.goalsTitle}</h2>
          <p>{t.goalsLead}</p>
        </div>
        <ol className="stones goals">
          {t.goals.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const SERVICES = [
  { name: 'shadow', path: KIND_PAGES['shadow-teacher'].info, picture: shadowPicture, tint: 'tint-sun' },
  { name: 'home', path: KIND_PAGES['special-need-teacher'].info, picture: homePicture, tint: 'tint-mist' },
  { name: 'readiness', path: KIND_PAGES['readiness-teacher'].info, picture: readinessPicture, tint: 'tint-rose' },
  { name: 'therapy', path: KIND_PAGES['therapy-session-teacher'].info, picture: therapyPicture, tint: 'tint-lilac' },
] as const;

export function Services() {
  const t = useTexts('home');
  return (
    <section className="band" aria-labelledby="services">
      <div className="band-inner">
        <div className="section-head">
          <h2 id="services">{t.servicesTitle}</h2>
          <p>{t.servicesLead}</p>
        </div>
        <ul className="services">
          {SERVICES.map(({ name, path, picture, tint }) => (
            <li key={name} className={`service ${tint}`}>
              <div className="service-picture">
                <img src={picture} alt="" width="360" height="200" loading="lazy" />
              </div>
              <div className="service-words">
                <h3>{t.services[name].title}</h3>
                <p>{t.services[name].text}</p>
                <PageLink to={path}>{t.services[name].link}</PageLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Stats() {
  const t = useTexts('home');
  return (
    <section className="band mist" aria-labelledby="stats">
      <div className="band-inner">
        <div className="section-head">
          <h2 id="stats">{t.statsTitle}</h2>
        </div>
        <dl className="stats">
          {Object.entries(t.stats).map(([name, { number, label }]) => (
            <div key={name} className="stat">
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Join() {
  const t = useTexts('home');
  return (
    <section className="band" aria-labelledby="join">
      <div className="band-inner">
        <div className="join">
          <div className="stack">
            <h2 id="join">{t.joinTitle}</h2>
            <p>{t.joinText}</p>
          </div>
          <PageLink to="/signup" className="button">
            {t.joinLink}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
