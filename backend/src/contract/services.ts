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
