import type { Rules } from './rule.js';

/** Spec section 9: the six things this provider offers, as teacher details name them. */
export const SERVICES = [
  'Shadow teacher for school',
  'Special needs teacher for home',
  'School Readiness Program',
  'Student counseling',
  'Speech and behavior occupational therapy session',
  'Parent counseling/Parenting session',
] as const;
export type Service = (typeof SERVICES)[number];

/** What a price is for. */
const PRICE_UNITS = ['session', 'hour', 'day', 'month', 'programme'] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

const RUPEES = { type: 'number', min: 0, max: 1_000_000, whole: true, optional: true } as const;

/** What families ask about a service before they book. The public site leaves out what is not given. */
export const SERVICE_FIELDS = {
  service: { type: 'choice', label: 'Service', what: 'a service', values: SERVICES },
  sessionMinutes: {
    type: 'number',
    label: 'Minutes of one session',
    what: 'the minutes of one session',
    min: 5,
    max: 600,
    whole: true,
    optional: true,
  },
  priceFrom: { ...RUPEES, label: 'Price from (rupees)', what: 'the lowest price' },
  priceTo: { ...RUPEES, label: 'Price to (rupees)', what: 'the highest price' },
  priceFor: {
    type: 'choice',
    label: 'Price for a',
    what: 'what the price is for',
    values: PRICE_UNITS,
    optional: true,
  },
  reducedPrice: { ...RUPEES, label: 'Reduced fee from (rupees)', what: 'the reduced fee' },
  waitingWeeks: {
    type: 'number',
    label: 'Waiting time in weeks',
    what: 'the waiting time in weeks',
    min: 0,
    max: 104,
    whole: true,
    optional: true,
  },
} as const satisfies Rules;
