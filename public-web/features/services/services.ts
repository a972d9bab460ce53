import { KIND_PAGES } from '#contract/pages';
import counseling from '../../art/service-counseling.svg?url';
import home from '../../art/service-home.svg?url';
import parents from '../../art/service-parents.svg?url';
import readiness from '../../art/service-readiness.svg?url';
import shadow from '../../art/service-shadow.svg?url';
import therapy from '../../art/service-therapy.svg?url';

/** The six services, in the order of the specification: where each is told of, its drawing and its colour. */
export const SERVICES = {
  shadow: { path: KIND_PAGES['shadow-teacher'].info, picture: shadow, tint: 'tint-sun' },
  home: { path: KIND_PAGES['special-need-teacher'].info, picture: home, tint: 'tint-mist' },
  readiness: { path: KIND_PAGES['readiness-teacher'].info, picture: readiness, tint: 'tint-rose' },
  counseling: { path: KIND_PAGES['counselling-teacher'].info, picture: counseling, tint: 'tint-mist' },
  therapy: { path: KIND_PAGES['therapy-session-teacher'].info, picture: therapy, tint: 'tint-lilac' },
  parents: { path: '/parent-counseling', picture: parents, tint: 'tint-rose' },
} as const;
export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];
