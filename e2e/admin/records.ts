import { randomUUID } from 'node:crypto';
import type { BookingKind } from '#contract/bookings';
import type { UserStatus } from '#contract/users';
import type { Service } from '#contract/services';
import type { Api } from '../support/api.js';
import { NEXT_YEAR } from '../support/next-year.js';

/** A CV of one page that says "Curriculum vitae"; `more` stands in its catalogue. */
export const aCv = (more = ''): string =>
  [
    '%PDF-1.4',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R',
    '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj',
    '4 0 obj<</Length 48>>stream',
    'BT /F1 48 Tf 72 700 Td (Curriculum vitae) Tj ET ',
    'endstream endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n');

/** A unique word: all tests share one store, and find their own records by it. */
export const uniqueWord = (): string =>
  // Letters only: what has a digit in it is no name that anybody is greeted by.
  `z${randomUUID()
    .replaceAll('-', '')
    .slice(0, 10)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

interface Applicant {
  _id: string;
  full_name: string;
}

/** A teacher applicant with a CV, pending unless said otherwise. */
export async function createApplicant(
  api: Api,
  full_name: string,
  status: UserStatus = 'pending',
  cv = aCv(),
): Promise<Applicant> {
  const form = new FormData();
  const fields = {
    full_name,
    home_address: '12 Church Road, Wattala',
    phone_number: '0771234567',
    whatsapp_number: '0719876543',
    email: `${uniqueWord()}@example.lk`,
    teacher_type: 'Shadow_Teacher',
    password: 'a long enough password',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('cv', new Blob([cv], { type: 'application/pdf' }), 'cv.pdf');
  const { user } = (await api.postForm('/user/create', form)) as { user: Applicant };
  if (status !== 'pending') await api.put(`/user/${user._id}/update`, { status });
  return user;
}

const COMMON = { childAge: 7, schoolGrade: 2, requirementsNeeds: 'Help with reading' };
const HOME = { homeLocation: '3 Lake Road, Wattala', childNeeds: 'Short sentences' };

/** The fields of each kind besides the common ones. */
const OF_KIND: Record<BookingKind, object> = {
  'shadow-teacher': {
    schoolName: 'Hill Street School',
    location: 'Dehiwala',
    schoolTimeDuration: '8.00 to 13.00',
    childNeeds: 'Short sentences',
    startingDate: `${NEXT_YEAR}-01-05`,
  },
  'special-need-teacher': { ...HOME, noOfsessionPerweek: 2, startingDate: `${NEXT_YEAR}-01-05` },
  'readiness-teacher': {
    ...HOME,
    noOfdaysPerweek: 3,
    noOfhoursPerweek: 6,
    diagnosedCondition: 'Autism',
    startingDate: `${NEXT_YEAR}-01-05`,
  },
  'counselling-teacher': { noOfsessionPerweek: 1, childCondition: 'Tires quickly' },
  'therapy-session-teacher': {
    noOfsessionPerweek: 1,
    childCondition: 'Tires quickly',
    startingDate: `${NEXT_YEAR}-01-05`,
  },
};

export async function createBooking(
  api: Api,
  kind: BookingKind,
  childName: string,
  more: object = {},
): Promise<string> {
  const booking = { ...COMMON, ...OF_KIND[kind], childName, ...more };
  const { bookingId } = (await api.post(`/${kind}/add-booking`, booking)) as { bookingId: string };
  return bookingId;
}

/** A family with one contact, to which these bookings belong. */
export async function createFamily(
  api: Api,
  { name, phone }: { readonly name: string; readonly phone: string },
  bookings: readonly string[],
): Promise<string> {
  const family = { name, contacts: [{ name, phone, language: 'en' }], children: [] };
  const { _id } = (await api.post('/families', family)) as { _id: string };
  await api.post(`/families/${_id}/records`, { add: bookings.map((id) => ({ entity: 'booking', id })) });
  return _id;
}

/** A picture of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Stored {
  _id: string;
}

/** A teacher detail, as the public sees it. */
export async function createTeacherProfile(
  api: Api,
  tName: string,
  more: Record<string, string> = {},
): Promise<string> {
  const service: Service = 'Student counseling';
  const fields = { service, tName, age: '34', experience: '8', qualification: 'BEd, Colombo', ...more };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('profilePicture', new Blob([PICTURE], { type: 'image/png' }), 'face.png');
  const { _id } = (await api.postForm('/category/adddetails', form)) as Stored;
  return _id;
}

export async function createCourse(api: Api, title: string): Promise<string> {
  const course = { title, description: 'How to plan a calm morning.', link: 'https://courses.example.lk/calm' };
  const { _id } = (await api.post('/course/addCourse', course)) as Stored;
  return _id;
}

/** A pending course request. */
export async function createCourseRequest(api: Api, name: string, course: string): Promise<string> {
  const body = { name, phone: '0771234567', email: 'parent@example.lk', course };
  const { request } = (await api.post('/course/add-course-requests', body)) as { request: Stored };
  return request._id;
}

export async function createMessage(api: Api, name: string, message = 'When may we call?'): Promise<void> {
  await api.post('/contact/addcontact', { name, email: 'parent@example.lk', message });
}

interface Followed extends Stored {
  reference: string;
}

/** Eight bookings with the fullest rows: pending, decided, told, cancelled; long names. */
export async function bookingsOfEveryState(api: Api, word: string): Promise<void> {
  const parentName = 'Malini Chandrika Wickramasinghe';
  const parent = { parentName, parentPhone: '0771234567', bestTime: 'afternoon', childAge: 14, schoolGrade: 9 };
  const away = { ...parent, notAtSchool: true, schoolGrade: undefined };
  for (const state of ['Pending', 'Approved', 'Rejected', 'told', 'cancelled'] as const) {
    const id = await createBooking(api, 'therapy-session-teacher', `Kasun Dilshan ${state} ${word}`, parent);
    const status = state === 'Pending' || state === 'cancelled' ? undefined : state === 'told' ? 'Approved' : state;
    if (status) await api.put(`/therapy-session-teacher/update-booking/${id}`, { status });
    if (state === 'told') {
      const filter = encodeURIComponent(JSON.stringify({ recordId: id }));
      const [message] = (await api.get(`/outbox?filter=${filter}`)) as Stored[];
      await api.post(`/outbox/${message?._id}/told`, { by: 'phone' });
    }
    if (state === 'cancelled') {
      const filter = encodeURIComponent(JSON.stringify({ id }));
      const [booking] = (await api.get(`/therapy-session-teacher/view-booking?filter=${filter}`)) as Followed[];
      const { token } = (await api.post('/follow-up', {
        reference: booking?.reference,
        phone: parent.parentPhone,
      })) as { token: string };
      await api.post('/follow-up/cancel', { token, reason: 'We have moved to Kandy and found somebody there.' });
    }
  }
  for (let i = 0; i < 3; i += 1) await createBooking(api, 'readiness-teacher', `Amaya ${i} ${word}`, away);
}
