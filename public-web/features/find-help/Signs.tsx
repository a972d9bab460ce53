import type { ReactNode } from 'react';
import type { Service } from '#contract/services';
import type { Catalogue } from '../../messages/catalogue.js';
import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';
import { SERVICES, type ServiceName } from '../services/ServiceCards.js';

export type Sign = keyof Catalogue['signs']['sees'];

/** From signs that parents notice to the service to begin with; a diagnosis has its own page. */
export const STARTS: Readonly<Record<Sign, ServiceName | 'diagnosis'>> = {
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

interface SignsProps {
  signs: readonly Sign[];
  /** Time and price of the service. */
  facts?: (service: Service) => ReactNode;
  /** With a small drawing for each, in the order of `art/signs.svg`. */
  pictured?: boolean;
}

export function Signs({ signs, facts, pictured = false }: SignsProps) {
  const t = useTexts('signs');
  const services = useTexts('services');
  return (
    <ul className={pictured ? 'signs pictured' : 'signs'}>
      {signs.map((sign) => {
        const name = STARTS[sign];
        const service = name === 'diagnosis' ? undefined : SERVICES[name];
        const start = name === 'diagnosis' ? t.firstWeek : services[name].title;
        return (
          <li key={sign} className={`sign ${service?.tint ?? 'tint-lilac'}`}>
            <PageLink to={service?.path ?? '/diagnosis'}>{t.sees[sign]}</PageLink>
            <div>
              <p>{`${t.start} ${start}`}</p>
              {service && facts?.(service.service)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
