import { useLocation } from 'react-router';
import { KIND_PAGES } from '#contract/pages';
import hero from '../art/hero.svg?url';
import { PageLink } from '../components/PageLink.js';
import { headOf } from '../components/head.js';
import { useHydrated } from '../components/useHydrated.js';
import { Band, CallToAction, NumberedSteps } from '../components/sections.js';
import { Applied, type ApplicationSent } from '../features/account/Applied.js';
import { ServiceLinks } from '../features/services/ServiceCards.js';
import { textsOf } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';

export const loader = textsOf('home', 'services', 'teacherTypes', 'applied');
export const meta = headOf('home');

export default function Home() {
  // Navigation state from the registration page (spec section 2).
  const sent = useLocation().state as ApplicationSent | null;
  // The state outlives a reload, but the prerendered page lacks it: hydration must match.
  const hydrated = useHydrated();
  const applied = hydrated && sent?.full_name !== undefined;
  if (applied) return <Applied {...sent} />;
  return (
    <>
      <Hero />
      <Goals />
      <Services />
      <Stats />
      <Join />
    </>
  );
}

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
      <NumberedSteps steps={t.goals} way="goals" />
    </Band>
  );
}

/** Spec, section 2: the four core services; the page of all services shows six. */
export function Services() {
  const t = useTexts('home');
  const { findHelp: link } = useTexts('site');
  return (
    <Band id="services" title={t.servicesTitle} lead={t.servicesLead}>
      <div className="buttons">
        <PageLink to="/find-help" className="button">
          {link}
        </PageLink>
      </div>
      <ServiceLinks names={['shadow', 'home', 'readiness', 'therapy']} />
    </Band>
  );
}

export function Stats() {
  const t = useTexts('home');
  const language = useLanguage();
  const note = PROVIDER.figuresNote?.[language];
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
      {note !== undefined && <p className="soft">{note}</p>}
    </Band>
  );
}

export function Join() {
  const t = useTexts('home');
  return <CallToAction id="join" title={t.joinTitle} text={t.joinText} to="/signup" link={t.joinLink} />;
}
