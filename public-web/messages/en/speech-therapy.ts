import { SERVICES } from '#contract/services';

/** The page is headed as the contract calls the service. */
const [, , , , THERAPY] = SERVICES;

export default {
  title: THERAPY,
  description: 'Practice for speaking, for big feelings and for everyday tasks. See our therapists and book a session.',
  service: THERAPY,
  lead: 'Practice for speaking, for big feelings, and for everyday tasks like dressing and eating.',
  doesTitle: 'What we practise',
  does: [
    'Speech therapy: sounds, words, signs or pictures, so that your child is understood.',
    'Behavior therapy: to wait, to calm down, to go from one thing to the next.',
    'Occupational therapy: to hold a pencil, to do up a shirt, to eat and to play.',
    'With you: small exercises for home, five minutes a day.',
  ],
  firstTitle: 'The first session',
  first: 'The therapist watches your child play and talks with you. Then you set the first small goal together.',
  listTitle: 'Our therapists',
} as const;
