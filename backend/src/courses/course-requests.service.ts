import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { COURSE_REQUEST_FIELDS, REQUEST_STATUSES, type RequestStatus } from '#contract/courses';
import { MESSAGES } from '#contract/messages';
import { validationMessage } from '#contract/validation-message';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { Visitor } from '../common/access/index.js';
import { ValidationError, PublicHttpException } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { IdempotencyService, type Key } from '../common/idempotency/index.js';
import { findPage, type InWeeks, type ListQuery, totalsBy, totalsByWeek, type WeekSpan } from '../common/list/index.js';
import { spamFlag } from '../common/spam/index.js';
import type { CourseRequestDto, DecisionDto } from './course-request.dto.js';
import { COURSE_REQUEST_LIST } from './course-request.list.js';
import { type CourseRequestAnswer, toCourseRequest } from './course-request.mapper.js';
import { type CourseRequest, COURSE_REQUEST_MODEL } from './course-request.schema.js';
import { type Course, COURSE_MODEL } from './course.schema.js';

@Injectable()
export class CourseRequestsService {
  constructor(
    @InjectModel(COURSE_REQUEST_MODEL) private readonly requests: Model<CourseRequest>,
    @InjectModel(COURSE_MODEL) private readonly courses: Model<Course>,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly changes: AuditedChanges,
  ) {}

  async add(dto: CourseRequestDto, key: Key, suspectedSpam: boolean) {
    if ((await this.courses.exists({ title: dto.course })) === null) {
      throw new ValidationError({ course: validationMessage(COURSE_REQUEST_FIELDS.course, 'notListed') });
    }
    const { answer } = await this.idempotency.createIdempotent(this.requests, {
      key,
      sent: dto,
      record: Object.assign({ status: 'pending' } as const, dto, spamFlag(suspectedSpam)),
      toAnswer: (request) => ({ message: MESSAGES.requestSubmitted, request: toCourseRequest(request) }),
    });
    return answer;
  }

  async list(query: ListQuery, by: Visitor) {
    const page = await findPage(this.requests, COURSE_REQUEST_LIST, query, toCourseRequest);
    return this.audit.viewedPage(by, { entity: 'course-request' }, query, page);
  }

  async figures(weeks: readonly WeekSpan[]): Promise<InWeeks<Record<RequestStatus, number>>> {
    const [now, byWeek] = await Promise.all([
      totalsBy(this.requests, 'status', REQUEST_STATUSES),
      totalsByWeek(this.requests, weeks),
    ]);
    return { now, byWeek };
  }

  /** One conditional write decides: of two administrators who answer at once, the second is told. */
  async decide(id: string, { status }: DecisionDto, by: Visitor): Promise<CourseRequestAnswer> {
    const { _id } = await findOr404(this.requests, id);
    const pending = { _id, status: 'pending' } as const;
    const decided = await this.changes.moveStatus(this.requests, pending, status, by, { entity: 'course-request' });
    if (decided === null) throw new PublicHttpException(HttpStatus.CONFLICT, 'This request was already decided.');
    return toCourseRequest(decided);
  }
}
