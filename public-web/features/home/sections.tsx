import { KIND_PAGES } from '#contract/pages';
import hero from '../../art/hero.svg?url';
import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';
import { Band } from '../../components/Band.js';
import { Invitation } from '../../components/Invitation.js';
import { ServiceLinks } from '../services/ServiceLinks.js';
import { Stones } from '../../components/Stones.js';

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
    <Band id="goals" title={t.goalsTitle} lead={t.goalsLead} ground="mist">
      <Stones steps={t.goals} way="goals" />
    </Band>
  );
}

/** Spec, section 2: the four core services; the page of all services shows six. */
export function Services() {
  const t = useTexts('home');
  return (
    <Band id="services" title={t.servicesTitle} lead={t.servicesLead}>
      <ServiceLinks names={['shadow', 'home', 'readiness', 'therapy']} />
    </Band>
  );
}

export function Stats() {
  const t = useTexts('home');
  return (
    <Band id="stats" title={t.statsTitle} ground="mist">
      <dl className="stats">
        {Object.entries(t.stats).map(([name, { number, label }]) => (
          <div key={name} className="stat">
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

export function Join() {
  const t = useTexts('home');
  return <Invitation id="join" title={t.joinTitle} text={t.joinText} to="/signup" link={t.joinLink} />;
}
