import { BOOKING_FIELDS, CONSENT_FIELDS, PARENT_FIELDS, type BookingKind } from '#contract/bookings';
import type { Language } from '#contract/languages';
import type { Rule, Rules } from '#contract/rule';
import type { Catalogue } from '../../messages/catalogue.js';
import type { FieldTexts } from '../../messages/fields.js';
import { required } from '../../form/answers.js';
import { CHECKED } from '../../form/Field.js';
import type { FormConfig } from '../../form/useForm.js';
import { insteadIn, sentInstead } from './instead.js';
import { BOOKING_STEPS } from './steps.js';

/** Only this site asks it; the API does not know it. */
export const GUARDIAN = 'guardian';

/** A parent who leaves no name and number cannot be called back, so this form insists on both. */
const PARENT = {
  ...PARENT_FIELDS,
  // The same choice as that of the consent; the rule's own file would be fetched for it alone.
  language: CONSENT_FIELDS.consentLanguage,
  parentName: required(PARENT_FIELDS.parentName),
  parentPhone: required(PARENT_FIELDS.parentPhone),
} as const;

/** One booking form: its fields in the order of its steps, and the consent before sending. */
export function bookingForm(
  kind: BookingKind,
  booking: Catalogue['booking'],
  bookingFields: Catalogue['bookingFields'],
  { instead, choices }: Catalogue['form'],
  language: Language,
): FormConfig {
  const known: Rules = { ...PARENT, ...BOOKING_FIELDS[kind] };
  const asked = BOOKING_STEPS[kind].flatMap(({ fields }): readonly string[] => fields);
  const guardian: Rule = {
    type: 'choice',
    label: booking.guardian,
    what: '',
    values: [CHECKED],
    message: booking.guardianMissing,
  };
  const { preferredStaff } = PARENT_FIELDS;
  const rules = Object.fromEntries(asked.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  return {
    id: `booking-${kind}`,
    rules: { ...rules, preferredStaff, [GUARDIAN]: guardian, ...CONSENT_FIELDS },
    texts: {
      ...bookingFields,
      ...hintedBy(booking.kinds[kind].hints, bookingFields),
      [GUARDIAN]: { label: booking.guardian, missing: booking.guardianMissing, message: booking.guardianMissing },
    },
    draft: true,
    honeypot: true,
    answered: true,
    failed: booking.failed,
    broken: booking.failed,
    instead: insteadIn(instead),
    options: choices,
    presumed: { language, bestTime: 'any' },
    toBody: ({ [GUARDIAN]: _, ...body }, answers) => ({ ...body, ...sentInstead(rules, answers) }),
  };
}

/** A field may mean a little more in one kind of booking than in the others. */
function hintedBy(hints: Readonly<Record<string, string>>, texts: FieldTexts): FieldTexts {
  return Object.fromEntries(
    Object.entries(hints).flatMap(([name, hint]) => {
      const text = texts[name];
      return text ? [[name, { ...text, hint }]] : [];
    }),
  );
}
