import { useLocation } from 'react-router';
import { KIND_PAGES } from '#contract/pages';
import type { TeacherType } from '#contract/users';
import hero from '../art/hero.svg?url';
import { PageLink } from '../components/PageLink.js';
import { headOf } from '../components/head.js';
import { Band, Invitation, Stones } from '../components/sections.js';
import { ServiceLinks } from '../features/services/ServiceCards.js';
import { fill } from '../messages/fill.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

export const loader = textsOf('home', 'services', 'teacherTypes');
export const meta = headOf('home');

export default function Home() {
  // Handed over by the registration page (spec, section 2).
  const applied = useLocation().state as Applied | null;
  return (
    <>
      {applied?.full_name && <Thanks {...applied} />}
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

export interface Applied {
  full_name: string;
  teacher_type: TeacherType;
}

export function Thanks({ full_name, teacher_type }: Applied) {
  const { thanks } = useTexts('home');
  const types = useTexts('teacherTypes');
  return (
    <div className="band-inner">
      <p className="thanks" role="status">
        {fill(thanks, { name: full_name, type: types[teacher_type] })}
      </p>
    </div>
  );
}
