import { SERVICES } from '#contract/services';

/** The page is headed as the contract calls the service. */
const [, , , , , PARENTS] = SERVICES;

export default {
  title: PARENTS,
  description:
    'Time for you, the parent: to talk, to ask and to find what helps at home. See our counselors and call them.',
  service: PARENTS,
  lead: 'Time for you, the parent. To talk, to ask, and to find what helps at home.',
  doesTitle: 'What parents talk about',
  does: [
    'What a diagnosis means, and what it does not mean.',
    'Mornings, meals and bedtime without a fight.',
    'Brothers, sisters and grandparents.',
    'Being tired, alone or unsure. That is allowed here.',
  ],
  firstTitle: 'The first session',
  first: 'You can come alone or together, or talk with us on the phone. Everything you say stays between us.',
  listTitle: 'Our counselors for parents',
  dialogTitle: 'Book Now: {name}',
  dialogId: 'Therapist id:',
  dialogText: 'This session is arranged on the phone or on WhatsApp. Call or write to us and tell us this id.',
} as const;
