import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { COURSE_DAYS } from '#contract/follow-up';
import { daysFromNow } from '#contract/sri-lanka';
import type { IfMatchValue } from '../common/if-match.js';
import { INCLUDING_SUSPECTED_SPAM } from '../common/suspected-spam.js';
import { type CourseRequest, COURSE_REQUEST_MODEL, courseRequestMessage, CoursesService } from '../courses/index.js';
import { MessagesService } from '../messages/index.js';
import { historyEntry } from '../submissions/index.js';
import type { FamilyActor, FamilyChanges, Followed, RequestSource } from './followed.js';
import type { Filter } from '../common/list/index.js';
import { RequestChanges } from './request-changes.js';
import { contactFields, findRequest } from './sources.js';

type Stored = HydratedDocument<CourseRequest>;
const ENTITY = { entity: 'course-request' } as const;

@Injectable()
export class CourseRequestsSource implements RequestSource {
  constructor(
    @InjectModel(COURSE_REQUEST_MODEL) private readonly requests: Model<CourseRequest>,
    private readonly courses: CoursesService,
    private readonly changes: RequestChanges,
    private readonly messages: MessagesService,
  ) {}

  async find(where: Filter): Promise<Followed | undefined> {
    const request = await findRequest(this.requests, where);
    return request === null ? undefined : this.followed(request);
  }

  private followed(request: Stored): Followed {
    const isAccepted = request.status === 'accepted';
    return {
      ...ENTITY,
      kind: 'course-request',
      record: request,
      status: request.status,
      isDecided: request.status !== 'pending',
      phone: request.phone,
      email: request.email,
      seen: () => this.seen(request),
      ...(isAccepted && { course: () => this.course(request), renew: (by: FamilyActor) => this.renew(request, by) }),
      change: (changes, by, ifMatch) => this.change(request, changes, by, ifMatch),
      cancel: (_reason, by) =>
        this.changes.remove(request, by, 'course-request', courseRequestMessage('request-cancelled', request)),
    };
  }

  /**
   * Marks the decision as seen. From then on nobody can take it back, and one conditional write settles who was first. Nobody
   * has to pass it on either.
   */
  private async seen(request: Stored): Promise<Followed | undefined> {
    const { _id, status, openedAt, toTell } = request;
    if (status === 'pending' || (openedAt && !toTell)) return this.followed(request);
    const decided: Filter = { _id, status, openedAt: null, ...INCLUDING_SUSPECTED_SPAM };
    await this.requests.updateOne(decided, { $set: { openedAt: new Date() } }, { timestamps: false });
    if (toTell) await this.messages.readOnPage({ ...ENTITY, recordId: String(_id) }, status);
    return this.find({ _id });
  }

  /** The current title and link, which an administrator may have corrected since. */
  private async course(request: Stored) {
    const course = await this.courses.of(request);
    const title = course?.title ?? request.course;
    const until = request.courseUntil;
    if (!until || until <= new Date()) return { title };
    return { title, until: until.toISOString(), ...(course && { link: course.link }) };
  }

  /** A course can be renewed once a day. */
  private async renew(request: Stored, by: FamilyActor): Promise<Followed> {
    if (request.courseUntil && request.courseUntil > daysFromNow(COURSE_DAYS - 1)) return this.followed(request);
    const changes = { courseUntil: daysFromNow(COURSE_DAYS), ...historyEntry('renewed') };
    await this.changes.update(request, changes, by, { ...ENTITY, fields: ['courseUntil'] }, undefined);
    return this.followed(request);
  }

  private async change(
    request: Stored,
    changes: FamilyChanges,
    by: FamilyActor,
    ifMatch: IfMatchValue,
  ): Promise<Followed> {
    const sent = { ...changes, fields: contactFields('course-request', changes) };
    await this.changes.change(request, sent, by, ENTITY, ifMatch, (changed) =>
      courseRequestMessage('request-changed', changed),
    );
    return this.followed(request);
  }
}
