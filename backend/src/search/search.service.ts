import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Audited } from '#contract/audit';
import { SEARCH_GROUPS, SEARCH_RESULT_FIELDS, type SearchGroup } from '#contract/search';
import { AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL, INBOX_LIST } from '../bookings/index.js';
import { type TeacherProfile, TEACHER_PROFILE_LIST, TEACHER_PROFILE_MODEL } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { NEWEST_FIRST, searchFor } from '../common/list/index.js';
import { type Contact, CONTACT_LIST, CONTACT_MODEL } from '../contacts/index.js';
import { type CourseRequest, COURSE_REQUEST_LIST, COURSE_REQUEST_MODEL } from '../courses/index.js';
import { USER_LIST, USER_MODEL, type User } from '../users/index.js';

/** What the records of each group have in common. */
interface Stored {
  readonly _id: Types.ObjectId;
  readonly createdAt: Date;
  readonly [field: string]: unknown;
}
interface Source {
  readonly model: Model<Stored>;
  readonly searched: readonly string[];
  readonly where?: Readonly<Record<string, unknown>>;
  /** Reads of it are recorded; teacher profiles are public. */
  readonly entity?: Audited;
}

const MOST = 10;

/** One search over everything that has a name: the newest ten of each group. */
@Injectable()
export class SearchService {
  private readonly sources: Readonly<Record<SearchGroup, Source>>;

  constructor(
    @InjectModel(BOOKING_MODEL) bookings: Model<Booking>,
    @InjectModel(COURSE_REQUEST_MODEL) requests: Model<CourseRequest>,
    @InjectModel(CONTACT_MODEL) contacts: Model<Contact>,
    @InjectModel(USER_MODEL) users: Model<User>,
    @InjectModel(TEACHER_PROFILE_MODEL) profiles: Model<TeacherProfile>,
    private readonly audit: AuditService,
  ) {
    this.sources = {
      bookings: { ...of(bookings, INBOX_LIST), entity: 'booking' },
      courseRequests: { ...of(requests, COURSE_REQUEST_LIST), entity: 'course-request' },
      messages: { ...of(contacts, CONTACT_LIST), entity: 'contact' },
      applicants: { ...of(users, USER_LIST), entity: 'user', where: { kind: 'applicant' } },
      profiles: of(profiles, TEACHER_PROFILE_LIST),
    };
  }

  async find(text: string, by: RequestUser) {
    const groups = await Promise.all(
      SEARCH_GROUPS.map(async (group) => [group, text === '' ? [] : await this.findIn(group, text, by)] as const),
    );
    return Object.fromEntries(groups);
  }

  private async findIn(group: SearchGroup, text: string, by: RequestUser) {
    const { model, searched, where, entity } = this.sources[group];
    const found = await model
      .find({ ...searchFor(text, searched), ...where })
      .sort(NEWEST_FIRST)
      .limit(MOST)
      .lean<Stored[]>();
    const ids = found.map(({ _id }) => String(_id));
    // That nothing was found tells something too.
    if (entity !== undefined) this.audit.searched(by, { entity, fields: ['q'], count: ids.length }, ids);
    return found.map((record) => toFound(group, record));
  }
}

function of<Record>(model: Model<Record>, { searched }: Pick<Source, 'searched'>): Source {
  return { model: model as unknown as Model<Stored>, searched };
}

function toFound(group: SearchGroup, { _id, createdAt, ...record }: Stored) {
  const fields = Object.fromEntries(SEARCH_RESULT_FIELDS[group].map((field) => [field, record[field]]));
  return { _id: String(_id), ...fields, createdAt };
}
