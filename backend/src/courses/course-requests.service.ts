import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { COURSE_REQUEST_FIELDS, REQUEST_STATUSES, type RequestStatus } from '#contract/courses';
import { COURSE_DAYS } from '#contract/follow-up';
import { DECISION_MESSAGES } from '#contract/messages';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { daysFromNow } from '#contract/sri-lanka';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict, fieldError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { type IfMatchValue, sameVersion } from '../common/if-match.js';
import type { Key } from '../idempotency/index.js';
import {
  findPage,
  type WeeklyTotals,
  type ListQuery,
  totalsBy,
  totalsByWeek,
  type WeekSpan,
} from '../common/list/index.js';
import { spamFlag, INCLUDING_SUSPECTED_SPAM } from '../common/suspected-spam.js';
import { MessagesService, MessageWithdrawals } from '../messages/index.js';
import { refuseWithdrawn } from '../subjects/index.js';
import { historyEntry, NOTHING_TO_TELL, reopened, SubmissionsService, TO_TELL } from '../submissions/index.js';
import { COURSE_REQUEST_LIST, type CourseRequestDto, type DecisionDto } from './course-request.dto.js';
import { type CourseRequestAnswer, toCourseRequest, toSentRequest } from './course-request.mapper.js';
import { courseRequestMessage } from './course-request.message.js';
import { type CourseRequest, COURSE_REQUEST_MODEL } from './course-request.schema.js';
import { CoursesService } from './courses.service.js';

const notListed = () => fieldError('course', COURSE_REQUEST_FIELDS.course, 'notListed');

@Injectable()
export class CourseRequestsService {
  constructor(
    @InjectModel(COURSE_REQUEST_MODEL) private readonly requests: Model<CourseRequest>,
    private readonly courses: CoursesService,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly submissions: SubmissionsService,
    private readonly messages: MessagesService,
    private readonly withdrawals: MessageWithdrawals,
  ) {}

  async add(dto: CourseRequestDto, key: Key, suspectedSpam: boolean) {
    const course = await this.courses.withTitle(dto.course, dto.courseId);
    const courseId = course ? { courseId: String(course._id) } : {};
    return this.submissions.create(this.requests, {
      entity: 'course-request',
      key,
      dto,
      record: Object.assign({ status: 'pending' } as const, dto, courseId, spamFlag(suspectedSpam)),
      received: suspectedSpam ? undefined : (request) => courseRequestMessage('request-received', request),
      toAnswer: (request) => ({ message: SENTENCES.requestSubmitted, request: toSentRequest(request) }),
      refuse: () => (course === null ? Promise.reject(notListed()) : Promise.resolve()),
    });
  }

  async list(query: ListQuery, by: RequestUser) {
    const page = await findPage(this.requests, COURSE_REQUEST_LIST, query, toCourseRequest);
    return this.audit.viewedPage(by, { entity: 'course-request' }, query, page);
  }

  async figures(weeks: readonly WeekSpan[]): Promise<WeeklyTotals<Record<RequestStatus, number>>> {
    const [now, byWeek] = await Promise.all([
      totalsBy(this.requests, 'status', REQUEST_STATUSES),
      totalsByWeek(this.requests, weeks),
    ]);
    return { now, byWeek };
  }

  /** Decides by one conditional write, so that the second of two administrators who answer at once is refused. */
  async decide(
    id: string,
    decision: DecisionDto,
    by: RequestUser,
    ifMatch: IfMatchValue,
  ): Promise<CourseRequestAnswer> {
    const request = await findOr404(this.requests, id);
    const { status } = decision.checked();
    refuseWithdrawn(request.consentWithdrawnAt);
    const same = await this.versionOf(request, by, ifMatch);
    const course = await this.courses.of(request);
    // The family would be told of a link that its page cannot show.
    if (status === 'accepted' && request.status === 'pending' && course === null)
      throw conflict(REFUSALS.nothingToRenew);
    const also = this.messages.message(
      courseRequestMessage(DECISION_MESSAGES['course-request'][status], request, course?.title),
    );
    const courseUntil = status === 'accepted' ? daysFromNow(COURSE_DAYS) : null;
    const more = { ...historyEntry(status), ...TO_TELL, courseUntil, openedAt: null };
    const pending = { _id: request._id, status: 'pending', ...same } as const;
    const about = { entity: 'course-request', also } as const;
    const decided = await this.changes.moveStatus(this.requests, pending, status, by, about, more);
    if (decided === null) throw conflict(REFUSALS.requestDecided);
    return toCourseRequest(decided);
  }

  /** Takes back a decision that the family has not seen yet, and withdraws the message about it. */
  async takeBack(id: string, by: RequestUser, ifMatch: IfMatchValue): Promise<CourseRequestAnswer> {
    const request = await findOr404(this.requests, id);
    const { _id, status, consentWithdrawnAt } = request;
    refuseWithdrawn(consentWithdrawnAt);
    if (status === 'pending') throw conflict(REFUSALS.requestPending);
    const unseen = { _id, status, openedAt: null, ...(await this.versionOf(request, by, ifMatch)) } as const;
    const about = { entity: 'course-request', also: this.withdrawals.ofDecision(String(_id)) } as const;
    const more = { ...reopened(), ...NOTHING_TO_TELL, courseUntil: null };
    const open = await this.changes.moveStatus(this.requests, unseen, 'pending', by, about, more);
    if (open === null) throw conflict(REFUSALS.requestOpened);
    return toCourseRequest(open);
  }

  /** The condition of a change of one version; an administrator whose version is older reads who changed it since. */
  private versionOf(request: HydratedDocument<CourseRequest>, by: RequestUser, ifMatch: IfMatchValue) {
    return this.changes.ofVersion([String(request._id)], by, ifMatch, () => sameVersion(request, ifMatch));
  }

  async release(id: string, by: RequestUser): Promise<CourseRequestAnswer> {
    const received = (request: CourseRequest) => courseRequestMessage('request-received', request);
    const about = { entity: 'course-request' } as const;
    return toCourseRequest(await this.submissions.release(this.requests, id, by, about, received));
  }

  async delete(id: string, by: RequestUser): Promise<{ message: string }> {
    const request = await findOr404(this.requests, id, INCLUDING_SUSPECTED_SPAM);
    await this.submissions.remove(request, by, { entity: 'course-request' });
    return { message: SENTENCES.requestDeleted };
  }
}
