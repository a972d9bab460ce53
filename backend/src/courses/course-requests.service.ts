import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { COURSE_REQUEST_FIELDS, REQUEST_STATUSES, type RequestStatus } from '#contract/courses';
import { MESSAGES } from '#contract/messages';
import { sentence } from '#contract/sentence';
import { AuditService } from '../audit/index.js';
import type { Visitor } from '../common/access/index.js';
import { FieldFaults, Refusal } from '../common/errors/index.js';
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
  ) {}

  async add(dto: CourseRequestDto, key: Key, suspectedSpam: boolean) {
    if ((await this.courses.exists({ title: dto.course })) === null) {
      throw new FieldFaults({ course: sentence(COURSE_REQUEST_FIELDS.course, 'notListed') });
    }
    const { answer } = await this.idempotency.createIdempotent(this.requests, {
      key,
      sent: dto,
      record: Object.assign({ status: 'pending' } as const, dto, spamFlag(suspectedSpam)),
      toAnswer: (request) => ({ message: MESSAGES.requestSubmitted, request: toCourseRequest(request) }),
    });
    return answer;
  }

  list(query: ListQuery) {
    return findPage(this.requests, COURSE_REQUEST_LIST, query, toCourseRequest);
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
    const decided = await this.requests
      .findOneAndUpdate({ _id, status: 'pending' }, { $set: { status } }, { returnDocument: 'after' })
      .lean<CourseRequest>();
    if (decided === null) throw new Refusal(HttpStatus.CONFLICT, 'This request was already decided.');
    const moved = { fields: ['status'], from: 'pending', to: status };
    await this.audit.note(by, { action: 'updated', entity: 'course-request', recordId: id, ...moved });
    return toCourseRequest(decided);
  }
}
