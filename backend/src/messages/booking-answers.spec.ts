import { bookingWords as en } from '#contract/booking-words-en';
import { bookingWords as si } from '#contract/booking-words-si';
import { answerLines } from './booking-answers.js';

const PARENT = { parentName: 'Nimali', parentPhone: '0771234567', parentEmail: 'nimali@family.test', language: 'ta' };
const CHILD = { childName: 'Sithum', childAge: 8, schoolGrade: 3 };

it('what was chosen or counted, days and names stand beside their questions, in the order of the form, and nothing else', () => {
  const booking = {
    ...PARENT,
    ...CHILD,
    bestTime: 'morning',
    preferredStaff: 'Kamala',
    schoolName: 'Lake View School',
    location: '12 Lake Road,\nWattala',
    schoolTimeDuration: '7.30 to 13.30',
    requirementsNeeds: 'A patient person',
    childNeeds: 'Short tasks',
    diagnosedCondition: 'Autism spectrum',
    startingDate: new Date('2027-01-05T00:00:00Z'),
  };
  expect(answerLines('shadow-teacher', booking, en)).toEqual([
    'Your name: Nimali',
    'Best time to call: In the morning (8 to 11)',
    'Preferred teacher: Kamala',
    'Which language shall we speak? Tamil',
    "Child's name: Sithum",
    "Child's age: 8",
    'School grade: 3',
    'Starting date: 5 January 2027',
  ]);
});

it('what a family does not know yet is said in their language', () => {
  const booking = {
    childName: 'Sithum',
    childAge: 4,
    notAtSchool: true,
    preschool: true,
    homeLocation: 'Kandana',
    noOfdaysPerweek: 1,
    noOfdaysPerweekOpen: true,
    noOfhoursPerweek: 2,
    requirementsNeeds: '',
    childNeeds: 'x',
    diagnosedCondition: 'Nobody has told us yet',
    startingDate: new Date(),
    startingDateOpen: true,
  };
  expect(answerLines('readiness-teacher', booking, si)).toEqual([
    'දරුවාගේ නම: Sithum',
    'දරුවාගේ වයස: 4',
    'ශ්‍රේණිය: පෙර පාසලට යයි',
    'සතියකට දින ගණන: තවම දන්නේ නැත',
    'සතියකට පැය ගණන: 2',
    'වෛද්‍ය නිගමනය: තවම කිසිවෙක් අපට කියා නැත',
    'ආරම්භ වන දිනය: තවම දන්නේ නැත',
  ]);
  expect(answerLines('counselling-teacher', { ...CHILD, schoolGrade: undefined, notAtSchool: true }, en)).toContain(
    'School grade: Not at school yet',
  );
});

it.each([
  'Win at https://evil.example/now',
  '203.0.113.7/login',
  'evil.ලංකා/x',
  'evil。lk',
  'evil\u200c.lk',
  'evil.\u200dlk',
  'www. හලෝ.lk/pay',
  'Your child had an accident. Call 0900 123 456 at once.',
])('what a family wrote itself is in no mail, which anybody can have sent to anybody: %s', (text) => {
  const booking = {
    parentName: text,
    childName: text,
    childAge: 8,
    schoolGrade: 3,
    childCondition: text,
    requirementsNeeds: text,
    diagnosedCondition: text,
    noOfsessionPerweek: 2,
    parentPhone: '0900123456',
  };
  expect(answerLines('counselling-teacher', booking, en)).toEqual([
    "Child's age: 8",
    'School grade: 3',
    'Sessions per week: 2',
  ]);
});
