import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { findPage, inEnvelope, readListQuery, ReadyPage } from '../common/list/index.js';
import { PUBLIC_COURSE_LIST } from './course.list.js';
import { toPublicCourse } from './course.mapper.js';
import { type Course, COURSE_MODEL } from './course.schema.js';

/** Another process may have changed a course: after so long the list is made anew. */
const FRESH_MS = 2000;

/** The whole public course list, serialised once and dropped on every change: parents on slow links ask for it most. */
@Injectable()
export class PublicCourses {
  private ready: Promise<ReadyPage> | undefined;
  private made: ReadyPage | undefined;
  private until = 0;

  constructor(@InjectModel(COURSE_MODEL) private readonly courses: Model<Course>) {}

  /** The list, where it is ready and still fresh. */
  atHand(): ReadyPage | undefined {
    return performance.now() < this.until ? this.made : undefined;
  }

  list(): Promise<ReadyPage> {
    if (this.ready !== undefined && performance.now() < this.until) return this.ready;
    const made = this.make();
    this.ready = made;
    this.until = performance.now() + FRESH_MS;
    this.made = undefined;
    made.then(
      (page) => {
        if (this.ready === made) this.made = page;
      },
      // A list that could not be made is not kept.
      () => {
        if (this.ready === made) this.forget();
      },
    );
    return made;
  }

  forget(): void {
    this.ready = undefined;
    this.made = undefined;
  }

  private async make(): Promise<ReadyPage> {
    const everything = readListQuery({}, PUBLIC_COURSE_LIST);
    const page = await findPage(this.courses, PUBLIC_COURSE_LIST, everything, toPublicCourse);
    return new ReadyPage(inEnvelope('courses', page.json), page.contentRange);
  }
}
