import '../styles/lists.css';
import { lazy, Suspense } from 'react';
import careers from '../art/careers.svg?url';
import { headOf } from '../components/head.js';
import { MissingPart } from '../components/MissingPart.js';
import { PageLink } from '../components/PageLink.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { Band, Hero, NumberedSteps, BulletList } from '../components/sections.js';
import type { TeacherType } from '#contract/users';
import { SERVICE_NAMES, ServiceCard, type ServiceName } from '../features/services/ServiceCards.js';
import { fill } from '../messages/fill.js';

/** It fetches its list after the page anyway. */
const Vacancies = lazy(() => import('../features/careers/Vacancies.js').catch(() => ({ default: MissingPart })));

/** The role in the form for each tile: the spec's six tiles and its roles differ in wording. */
const ROLES = {
  shadow: ['Shadow_Teacher'],
  home: ['Home_Visiting_Teacher'],
  readiness: ['Home_Visiting_Teacher'],
  counseling: ['Counselor'],
  therapy: ['Speech_Therapist', 'Behavior_Therapist', 'Occupational_Therapist'],
  parents: ['Counselor'],
} as const satisfies Record<ServiceName, readonly TeacherType[]>;

export const loader = textsOf('careers', 'vacancies', 'teacherTypes', 'form');
export const meta = headOf('careers');

export default function Careers() {
  const t = useTexts('careers');
  const { inForm } = useTexts('vacancies');
  const types = useTexts('teacherTypes');
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
              <p className="soft">{fill(inForm, { roles: ROLES[name].map((role) => types[role]).join(', ') })}</p>
            </ServiceCard>
          ))}
        </ul>
      </Band>
      <div className="band">
        <div className="band-inner">
          <Suspense fallback={<div className="fetched" />}>
            <Vacancies />
          </Suspense>
        </div>
      </div>
      <section className="band mist" aria-labelledby="look">
        <div className="band-inner split">
          <div className="stack">
            <h2 id="look">{t.lookTitle}</h2>
            <BulletList lines={t.look} />
          </div>
          <div className="card stack">
            <h2>{t.haveTitle}</h2>
            <p>{t.have}</p>
            <PageLink to="/contact">{t.questions}</PageLink>
          </div>
        </div>
      </section>
      <Band id="after" title={t.afterTitle}>
        <NumberedSteps steps={t.after} />
        <p className="afterword soft">{t.no}</p>
      </Band>
    </>
  );
}
