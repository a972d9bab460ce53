import '../styles/home.css';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import hero from '../art/hero.svg?url';
import { PhoneLink } from '../components/Contacts.js';
import { MissingPart } from '../components/MissingPart.js';
import { PageLink } from '../components/PageLink.js';
import { headOf } from '../components/head.js';
import { useHydrated } from '../components/useHydrated.js';
import { Band, CallToAction, NumberedSteps } from '../components/sections.js';
import type { ApplicationSent } from '../features/account/Applied.js';
import { Signs } from '../features/find-help/Signs.js';
import { ServiceLinks } from '../features/services/ServiceCards.js';
import { fill } from '../messages/fill.js';
import { textsOf } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';

export const loader = textsOf('home', 'signs', 'services', 'teacherTypes', 'applied', 'cvWarnings');
export const meta = headOf('home');

/** Fetched after an application only: no parent needs it. */
const Applied = lazy((): Promise<{ default: ComponentType<ApplicationSent> }> =>
  import('../features/account/Applied.js').then(
    (loaded) => ({ default: loaded.Applied }),
    () => ({ default: MissingPart }),
  ),
);

export default function Home() {
  // Navigation state from the registration page (spec section 2).
  const sent = useLocation().state as ApplicationSent | null;
  // The state outlives a reload, but the prerendered page lacks it: hydration must match.
  const hydrated = useHydrated();
  const applied = hydrated && sent?.full_name !== undefined;
  if (applied)
    return (
      <Suspense>
        <Applied {...sent} />
      </Suspense>
    );
  return (
    <div className="home">
      <Hero />
      <CommonSigns />
      <Goals />
      <Services />
      <Stats />
      <Join />
    </div>
  );
}

export function Hero() {
  const t = useTexts('home');
  const { tagline, findHelp, call, diagnosis, helpText } = useTexts('site');
  const [phone] = PROVIDER.phones;
  return (
    <div className="band-inner hero">
      <div className="stack">
        <h1 tabIndex={-1}>{tagline}</h1>
        <p className="lead">{t.lead}</p>
        <div className="ways">
          <PageLink to="/find-help" className="button">
            {findHelp}
          </PageLink>
          <PhoneLink phone={phone} className="button quiet call">
            {fill(call, { phone })}
          </PhoneLink>
          <PageLink to="/diagnosis" className="button quiet">
            {diagnosis}
          </PageLink>
          <p className="soft">{helpText}</p>
        </div>
      </div>
      <div className="hero-picture">
        <img src={hero} alt={t.heroAlt} width="640" height="500" />
      </div>
    </div>
  );
}

/** What parents see most; each leads to another of the six services. */
export function CommonSigns() {
  const t = useTexts('home');
  return (
    <Band id="seen" title={t.signsTitle} lead={t.signsLead} ground="mist">
      <Signs signs={['noWords', 'restless', 'afraid', 'slow', 'startsSchool', 'tired']} pictured />
      <p className="afterword">
        <PageLink to="/find-help">{t.moreSigns}</PageLink>
      </p>
    </Band>
  );
}

export function Goals() {
  const t = useTexts('home');
  return (
    <Band id="goals" title={t.goalsTitle} lead={t.goalsLead}>
      <NumberedSteps steps={t.goals} way="goals" />
    </Band>
  );
}

/** Spec, section 2: the four core services; the page of all services shows six. */
export function Services() {
  const t = useTexts('home');
  return (
    <Band id="services" title={t.servicesTitle} lead={t.servicesLead} ground="mist">
      <ServiceLinks names={['shadow', 'home', 'readiness', 'therapy']} />
      <p className="afterword">
        <PageLink to="/ServiceList">{t.allServices}</PageLink>
      </p>
    </Band>
  );
}

export function Stats() {
  const t = useTexts('home');
  const language = useLanguage();
  const note = PROVIDER.figuresNote?.[language];
  return (
    <Band id="stats" title={t.statsTitle}>
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
