import '../styles/find-help.css';
import type { ReactNode } from 'react';
import type { Catalogue } from '../messages/catalogue.js';
import { Contacts } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { CardFacts, useOffers } from '../features/services/facts.js';
import { SERVICES, type ServiceName } from '../features/services/ServiceCards.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

export const loader = textsOf('findHelp', 'services', 'facts');
export const meta = headOf('findHelp');

type Sign = keyof Catalogue['findHelp']['signs'];

/** From signs that parents notice to the service to begin with; a diagnosis has its own page. */
const STARTS: Readonly<Record<Sign, ServiceName | 'diagnosis'>> = {
  noWords: 'therapy',
  unclear: 'therapy',
  restless: 'shadow',
  schoolCalls: 'shadow',
  afraid: 'counseling',
  alone: 'counseling',
  anger: 'therapy',
  hands: 'therapy',
  slow: 'home',
  startsSchool: 'readiness',
  told: 'diagnosis',
  tired: 'parents',
};

export default function FindHelp() {
  const t = useTexts('findHelp');
  return (
    <div className="page">
      <div className="section-head">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      <Signs />
      <section className="unsure" aria-labelledby="none">
        <div className="stack">
          <h2 id="none">{t.noteTitle}</h2>
          <p>{t.note}</p>
          <PageLink to="/ServiceList">{t.all}</PageLink>
        </div>
        <div>
          <Contacts />
        </div>
      </section>
    </div>
  );
}

function Signs() {
  const t = useTexts('findHelp');
  const services = useTexts('services');
  const offers = useOffers();
  return (
    <ul className="signs">
      {(Object.keys(STARTS) as Sign[]).map((sign) => {
        const name = STARTS[sign];
        if (name === 'diagnosis') {
          return <SignCard key={sign} sees={t.signs[sign]} to="/diagnosis" tint="tint-lilac" start={t.firstWeek} />;
        }
        const { path, service, tint } = SERVICES[name];
        return (
          <SignCard key={sign} sees={t.signs[sign]} to={path} tint={tint} start={services[name].title}>
            <CardFacts service={service} offer={offers.find((offer) => offer.service === service)} />
          </SignCard>
        );
      })}
    </ul>
  );
}

interface SignCardProps {
  sees: string;
  to: string;
  tint: string;
  /** What the service starts with. */
  start: string;
  children?: ReactNode;
}

function SignCard({ sees, to, tint, start, children }: SignCardProps) {
  const t = useTexts('findHelp');
  return (
    <li className={`sign ${tint}`}>
      <PageLink to={to}>{sees}</PageLink>
      <div>
        <p>{`${t.start} ${start}`}</p>
        {children}
      </div>
    </li>
  );
}
