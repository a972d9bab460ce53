import type { BOOKING_FIELDS, BookingKind } from '#contract/bookings';
import type { CONTACT_FIELDS } from '#contract/contacts';
import type { COURSE_FIELDS, COURSE_REQUEST_FIELDS } from '#contract/courses';
import type { Values } from '#contract/rule';
import type { SERVICE_FIELDS } from '#contract/services';

export const COURSES: readonly Values<typeof COURSE_FIELDS>[] = [
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
];

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

export const MESSAGES_SENT: readonly Values<typeof CONTACT_FIELDS>[] = [
  {
    name: 'Ruwan Demo',
    email: 'ruwan@parent.example',
    message: 'Do you also come to Negombo? Our daughter is six.\nThank you.',
  },
  { name: 'Meena Demo', email: 'meena@parent.example', message: 'எங்கள் மகனுக்கு ஒரு ஆசிரியர் வேண்டும். எப்போது அழைக்கலாம்?' },
];

export const REQUESTS: readonly Values<typeof COURSE_REQUEST_FIELDS>[] = [
  { name: 'Nadeesha Demo', phone: '0771234567', email: 'nadeesha@parent.example', course: 'A calm morning' },
  { name: 'Imran Demo', phone: '0719876543', email: 'imran@parent.example', course: 'Reading together' },
];

const CHILD = { parentName: 'Nimal Demo', parentPhone: '0771234567', startingDate: new Date('2027-01-05') };
const NEEDS = {
  requirementsNeeds: 'A patient person, three mornings a week',
  childNeeds: 'Short tasks and many breaks',
};
const TALK = {
  childCondition: 'Finds it hard to join other children',
  requirementsNeeds: 'Somebody to talk to',
  noOfsessionPerweek: 1,
};

type DemoBooking<K extends BookingKind> = Values<(typeof BOOKING_FIELDS)[K]>;
/** Invented children: each name says so. */
export const BOOKINGS: { readonly [K in BookingKind]: readonly DemoBooking<K>[] } = {
  'shadow-teacher': [
    {
      ...CHILD,
      ...NEEDS,
      childName: 'Sithum (demo)',
      childAge: 8,
      schoolGrade: 3,
      schoolName: 'Lake View School',
      location: 'Wattala',
      schoolTimeDuration: '7.30 to 13.30',
      diagnosedCondition: 'Autism spectrum',
    },
    {
      ...CHILD,
      ...NEEDS,
      childName: 'Kavin (demo)',
      childAge: 7,
      schoolGrade: 2,
      schoolName: 'Hill Street School',
      location: 'Dehiwala',
      schoolTimeDuration: '8.00 to 13.00',
    },
  ],
  'special-need-teacher': [
    {
      ...CHILD,
      ...NEEDS,
      childName: 'Amaya (demo)',
      childAge: 6,
      schoolGrade: 1,
      homeLocation: 'Ja-Ela',
      noOfsessionPerweek: 3,
    },
  ],
  'readiness-teacher': [
    {
      ...CHILD,
      ...NEEDS,
      childName: 'Yusuf (demo)',
      childAge: 5,
      schoolGrade: 1,
      homeLocation: 'Kandana',
      noOfdaysPerweek: 4,
      noOfhoursPerweek: 8,
      diagnosedCondition: 'Speech delay',
    },
  ],
  'counselling-teacher': [{ ...TALK, childName: 'Dinuki (demo)', childAge: 14, schoolGrade: 9 }],
  'therapy-session-teacher': [{ ...CHILD, ...TALK, childName: 'Arun (demo)', childAge: 9, schoolGrade: 4 }],
};
