import { historyOf, notesOf } from '../submissions/index.js';
import type { CourseRequest } from './course-request.schema.js';

/** A request as its sender gets it back: the fields of the form, without internal ones. */
export function toSentRequest(request: CourseRequest) {
  const { _id, reference, language, name, phone, email, noEmail, course, status, createdAt, updatedAt } = request;
  return { _id: String(_id), reference, language, name, phone, email, noEmail, course, status, createdAt, updatedAt };
}

/** A request as administrators see it. */
export function toCourseRequest(request: CourseRequest) {
  const { toTell, told, courseUntil, openedAt, consentWithdrawnAt } = request;
  return {
    ...toSentRequest(request),
    toTell: toTell ?? undefined,
    told: told ?? undefined,
    courseUntil: courseUntil ?? undefined,
    openedAt: openedAt ?? undefined,
    consentWithdrawnAt: consentWithdrawnAt ?? undefined,
    reopenedAt: request.reopenedAt,
    family: request.family ?? undefined,
    suspectedSpam: request.suspectedSpam,
    notes: notesOf(request),
    history: historyOf(request),
  };
}
export type CourseRequestAnswer = ReturnType<typeof toCourseRequest>;
