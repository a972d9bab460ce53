import type { ReactNode } from 'react';
import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import type { Service } from '#contract/services';
import counseling from '../../art/service-counseling.svg?url';
import home from '../../art/service-home.svg?url';
import parents from '../../art/service-parents.svg?url';
import readiness from '../../art/service-readiness.svg?url';
import shadow from '../../art/service-shadow.svg?url';
import therapy from '../../art/service-therapy.svg?url';
import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';

const of = (kind: BookingKind) => ({ path: KIND_PAGES[kind].info, service: KIND_PAGES[kind].service });
const FOR_PARENTS: Service = 'Parent counseling/Parenting session';

/** The six services in the order of the spec, with page, illustration and colour. */
export const SERVICES = {
  shadow: { ...of('shadow-teacher'), picture: shadow, tint: 'tint-sun' },
  home: { ...of('special-need-teacher'), picture: home, tint: 'tint-mist' },
  readiness: { ...of('readiness-teacher'), picture: readiness, tint: 'tint-rose' },
  counseling: { ...of('counselling-teacher'), picture: counseling, tint: 'tint-mist' },
  therapy: { ...of('therapy-session-teacher'), picture: therapy, tint: 'tint-lilac' },
  parents: { path: '/parent-counseling', service: FOR_PARENTS, picture: parents, tint: 'tint-rose' },
} as const;
export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];

interface ServiceCardProps {
  name: ServiceName;
  title: string;
  children: ReactNode;
}

/** A service in a list: its illustration on its colour, and text below. */
export function ServiceCard({ name, title, children }: ServiceCardProps) {
  const { picture, tint } = SERVICES[name];
  return (
    <li className={`service ${tint}`}>
      <div className="service-picture">
        <img src={picture} alt="" width="360" height="200" loading="lazy" />
      </div>
      <div className="service-words">
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

interface ServiceLinksProps {
  names: readonly ServiceName[];
  /** What else is known of each, with prices: not on the start page. */
  facts?: (name: ServiceName) => ReactNode;
}

export function ServiceLinks({ names, facts }: ServiceLinksProps) {
  const t = useTexts('services');
  return (
    <ul className={facts ? 'services six' : 'services'}>
      {names.map((name) => (
        <ServiceCard key={name} name={name} title={t[name].title}>
          <p>{t[name].text}</p>
          {facts?.(name)}
          <PageLink to={SERVICES[name].path}>{t[name].link}</PageLink>
        </ServiceCard>
      ))}
    </ul>
  );
}
