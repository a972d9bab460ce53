import { BOOKING_KINDS } from '#contract/bookings';
import type { Method } from './api-client.js';

/** Who may call a route: everybody, any account, content editors and administrators, or administrators. */
type Who = 'everybody' | 'accounts' | 'editors' | 'administrators';
export interface RouteFacts {
  readonly method: Extract<Method, 'get' | 'post' | 'put' | 'delete'>;
  /** As Express writes it. */
  readonly path: string;
  readonly who: Who;
}

function route(line: string, who: Who): RouteFacts {
  const [method = '', path = ''] = line.split(' ');
  return { method: method as RouteFacts['method'], path, who };
}

/** The contract's table ("Routes") and docs/architecture.md's ("Routes beside the contract"). */
const OPEN = [
  'post /user/create',
  'post /user/login',
  'post /user/forgot-password',
  'post /user/reset-password',
  'post /course/add-course-requests',
  'get /course/getcourses',
  'get /vacancy',
  ...BOOKING_KINDS.map((kind) => `post /${kind}/add-booking`),
  'get /category/alldetails',
  'get /category/details/:id',
  'get /category/counselingdetails',
  'get /services',
  'post /contact/addcontact',
  'post /follow-up',
  'put /follow-up',
  'post /follow-up/cancel',
  'post /follow-up/renew',
  'post /follow-up/sessions/:id/cancel',
  'post /follow-up/sentences',
  'post /follow-up/report',
  'post /mail/bounces',
  'get /calendar/holidays',
  'get /calendar/:secret.ics',
  'get /uploads/:name',
  'get /.well-known/security.txt',
  'get /health/live',
  'get /health/ready',
];
const OWN = [
  'get /user/me',
  'put /user/me',
  'delete /user/me',
  'put /user/me/cv',
  'put /user/me/password',
  'get /user/me/data',
  'get /user/me/sessions',
  'delete /user/me/sessions',
  'delete /user/me/sessions/:id',
  'post /user/logout',
  // To others than an administrator and that member of staff a profile is unknown.
  'get /staff/:profileId/availability',
  'put /staff/:profileId/availability',
  'get /staff/:profileId/load',
  'post /staff/:profileId/time-off',
  'delete /staff/:profileId/time-off/:id',
  'post /staff/:profileId/calendar-address',
  'delete /staff/:profileId/calendar-address',
  'get /goals',
  'post /goals',
  'put /goals/:id',
  'delete /goals/:id',
  'get /sessions/:id/note',
  'put /sessions/:id/note',
  'get /follow-up/report',
];
const OWN_SESSIONS = [
  'get /sessions',
  'get /sessions/:id',
  'post /sessions/:id/outcome',
  'delete /sessions/:id/outcome',
];
const EDITORS = [
  'post /course/addCourse',
  'put /course/updateCourse/:id',
  'delete /course/deleteCourse/:id',
  'post /category/adddetails',
  'put /category/updatedetails/:id',
  'put /category/greeting/:id',
  'delete /category/greeting/:id',
  'delete /category/deletedetails/:id',
  'post /services',
  'put /services/:id',
  'delete /services/:id',
  'post /user/me/second-factor',
  'post /user/me/second-factor/confirm',
  'delete /user/me/second-factor',
];
const CLOSED = [
  'get /user/get',
  'put /user/:id/update',
  'delete /user/:id',
  'get /administrators',
  'post /administrators',
  'post /administrators/:id/invite',
  'delete /administrators/:id',
  'get /file/:name',
  'get /course/course-requests',
  'put /course/course-requests/:id',
  'post /course/course-requests/:id/take-back',
  'post /course/course-requests/:id/release',
  'delete /course/course-requests/:id',
  'post /vacancy',
  'put /vacancy/:id',
  'delete /vacancy/:id',
  ...BOOKING_KINDS.flatMap((kind) => [
    `post /${kind}/enter-booking`,
    `get /${kind}/view-booking`,
    `put /${kind}/update-booking/:id`,
    `post /${kind}/release-booking/:id`,
    `delete /${kind}/delete-booking/:id`,
    `get /${kind}/matches/:bookingId`,
  ]),
  'get /contact/getcontact',
  'post /contact/:id/answer',
  'put /contact/:id/status',
  'post /contact/:id/release',
  'delete /contact/deletecontact/:id',
  'put /staff/:profileId/account',
  'get /sessions/hours',
  'get /sessions/figures',
  'get /holidays',
  'post /holidays',
  'put /holidays/:id',
  'delete /holidays/:id',
  'get /bookings/inbox',
  'get /search',
  'get /families',
  'get /families/suggested',
  'get /families/:id',
  'post /families',
  'put /families/:id',
  'post /families/:id/records',
  'post /families/:id/merge',
  'post /families/:id/unmerge',
  'post /families/:id/export',
  'post /families/:id/erase',
  'get /people',
  'get /people/:id',
  'get /people/:id/export',
  'post /people/:id/export',
  'put /people/:id',
  'post /people/:id/erase',
  'post /people/:id/withdraw',
  'delete /people/:id/withdraw',
  'post /people/:id/data-requests',
  'get /data-requests',
  'post /data-requests/:id/close',
  'get /notes',
  'post /notes',
  'delete /notes/:id',
  'post /sessions/preview',
  'post /sessions/series',
  'post /sessions',
  'post /sessions/cover',
  'put /sessions/:id',
  'post /sessions/:id/cancel',
  'put /sessions/:id/owed',
  'delete /sessions/:id/note',
  'get /series',
  'post /series/:id/end',
  'post /series/:id/pause',
  'get /audit',
  'get /outbox',
  'post /outbox/:id/told',
  'delete /outbox/:id/told',
  'post /outbox/:id/resend',
  'get /goals/figures',
  'get /dashboard/figures',
  'get /dashboard/announcement',
  'put /dashboard/announcement',
];

export const ROUTES: readonly RouteFacts[] = [
  ...OPEN.map((line) => route(line, 'everybody')),
  ...OWN.map((line) => route(line, 'accounts')),
  ...OWN_SESSIONS.map((line) => route(line, 'accounts')),
  ...EDITORS.map((line) => route(line, 'editors')),
  ...CLOSED.map((line) => route(line, 'administrators')),
];

/** After these the token that was sent is of no use any more, or those of the account's other sessions. */
export const ENDING_SESSIONS: readonly string[] = ['post /user/logout', 'delete /user/me/sessions'];

/** A path that a request can have: its parameters name nothing that is there. */
export function pathOf({ path }: Pick<RouteFacts, 'path'>): string {
  return path.replace(/:\w+/, 'f'.repeat(24));
}
