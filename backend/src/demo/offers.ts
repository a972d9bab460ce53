import type { COURSE_FIELDS } from '#contract/courses';
import type { Values } from '#contract/rule';
import type { SERVICE_FIELDS } from '#contract/services';

export const COURSES = [
  {
    title: 'First words: helping your child to speak',
    description: 'Six short films on playing, waiting and naming. For parents of children who speak little or not yet.',
    link: 'https://courses.onestep.example/first-words',
  },
  {
    title: 'A calm morning',
    description: 'How to plan the hour before school with pictures, so that it is quiet for the whole family.',
    link: 'https://courses.onestep.example/calm-morning',
  },
  {
    title: 'Reading together',
    description: 'Choosing books, pointing, asking. With examples in Sinhala, Tamil and English.',
    link: 'https://courses.onestep.example/reading-together',
  },
  {
    title: 'When feelings get big',
    description:
      'What to do before, during and after a meltdown. Written with three mothers and an occupational therapist.',
    link: 'https://courses.onestep.example/big-feelings',
  },
] as const satisfies readonly Values<typeof COURSE_FIELDS>[];

/** Four of the six: what is not given is asked for. */
export const PRICES: readonly Values<typeof SERVICE_FIELDS>[] = [
  {
    service: 'Shadow teacher for school',
    sessionMinutes: 300,
    priceFrom: 35_000,
    priceTo: 55_000,
    priceFor: 'month',
    reducedPrice: 20_000,
    waitingWeeks: 3,
  },
  {
    service: 'Special needs teacher for home',
    sessionMinutes: 60,
    priceFrom: 2_000,
    priceTo: 3_500,
    priceFor: 'session',
    reducedPrice: 1_000,
    waitingWeeks: 1,
  },
  {
    service: 'Speech and behavior occupational therapy session',
    sessionMinutes: 45,
    priceFrom: 2_500,
    priceTo: 4_000,
    priceFor: 'session',
    reducedPrice: 1_200,
    waitingWeeks: 2,
  },
  {
    service: 'Parent counseling/Parenting session',
    sessionMinutes: 50,
    priceFrom: 2_000,
    priceFor: 'session',
    waitingWeeks: 0,
  },
];
