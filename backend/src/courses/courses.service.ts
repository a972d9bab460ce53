import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SENTENCES } from '#contract/sentences';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import { findPage, type Page, readListQuery } from '../common/list/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { isOfficeRole, type Role } from '#contract/users';
import { COURSE_LIST, type CourseChangesDto, type CourseDto, PUBLIC_COURSE_LIST } from './course.dto.js';
import type { CourseRequest } from './course-request.schema.js';
import { type Course, COURSE_MODEL, type CourseAnswer, toCourse, toPublicCourse } from './course.schema.js';

@Injectable()
export class CoursesService {
  constructor(
    @InjectModel(COURSE_MODEL) private readonly courses: Model<Course>,
    private readonly changes: AuditedChanges,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** The list of courses. Only administrators and content editors get the links. */
  list(query: Readonly<Record<string, unknown>>, role: Role | undefined): Promise<Page<unknown>> {
    if (role !== undefined && isOfficeRole(role)) {
      return findPage(this.courses, COURSE_LIST, readListQuery(query, COURSE_LIST), toCourse);
    }
    return findPage(this.courses, PUBLIC_COURSE_LIST, readListQuery(query, PUBLIC_COURSE_LIST), toPublicCourse);
  }

  /** The course with this title. If several share it, the one with this id, otherwise the newest. */
  async withTitle(title: string, id?: string): Promise<Course | null> {
    const chosen = id ? await this.courses.findOne({ _id: id, title }).lean<Course>() : null;
    return chosen ?? this.courses.findOne({ title }).sort({ _id: -1 }).lean<Course>();
  }

  /** The course of a request as it is now. */
  of({ courseId }: Pick<CourseRequest, 'courseId'>): Promise<Course | null> {
    return this.courses.findById(courseId).lean<Course>();
  }

  async add(dto: CourseDto, key: Key, by: RequestUser): Promise<CourseAnswer> {
    const course = new this.courses(dto);
    return this.idempotency.once({ key, sent: dto, recordId: course._id }, async (tx) => {
      await this.changes.create(course, by, { entity: 'course' }, tx);
      return toCourse(course);
    });
  }

  async update(id: string, dto: CourseChangesDto, by: RequestUser, ifMatch: IfMatchValue): Promise<CourseAnswer> {
    const course = await findOr404(this.courses, id);
    await this.changes.update(course, dto.against(course), by, { entity: 'course' }, ifMatch);
    return toCourse(course);
  }

  async delete(id: string, by: RequestUser): Promise<{ message: string; course: CourseAnswer }> {
    const course = await findOr404(this.courses, id);
    await this.changes.delete(course, by, { entity: 'course' });
    return { message: SENTENCES.courseDeleted, course: toCourse(course) };
  }
}
