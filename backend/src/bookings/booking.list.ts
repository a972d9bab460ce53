import { BOOKING_KIND, BOOKING_STATUS, CHILD_FIELDS, CONSENT_FIELDS, PARENT_FIELDS } from '#contract/bookings';
import type { Rules } from '#contract/rule';
import type { ListFields } from '../common/list/index.js';
import { forEachKind, kindRules } from './kind-rules.js';

export const BOOKING_LISTS = forEachKind((kind): ListFields => ({
  resource: kind,
  rules: { ...kindRules(kind), status: BOOKING_STATUS, ...CONSENT_FIELDS },
  searched: textFieldsOf(kindRules(kind)),
}));

/** What all kinds have in common: the fields by which a list of all five is looked through. */
const SHARED: Rules = { ...PARENT_FIELDS, ...CHILD_FIELDS };
export const INBOX_LIST: ListFields = {
  resource: 'bookings',
  rules: { ...SHARED, kind: BOOKING_KIND, status: BOOKING_STATUS },
  searched: textFieldsOf(SHARED),
};

function textFieldsOf(rules: Rules): string[] {
  const isText = (name: string): boolean => ['text', 'phone', 'email'].includes(rules[name]?.type ?? '');
  return Object.keys(rules).filter(isText);
}
