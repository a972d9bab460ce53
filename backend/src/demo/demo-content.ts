import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { BookingStatus } from '#contract/bookings';
import { PROFILE_PICTURE } from '#contract/categories';
import type { HistoryEvent } from '#contract/follow-up';
import { KIND_PAGES } from '#contract/pages';
import { daysFromNow } from '#contract/sri-lanka';
import { SUBJECT_ENTITIES } from '#contract/subjects';
import { AuditService, OPERATOR } from '../audit/index.js';
import { TEACHER_PROFILE_MODEL, type TeacherProfile } from '../categories/index.js';
import { COURSE_MODEL, type Course } from '../courses/index.js';
import { FAMILY_MODEL, FamilyUpgrade } from '../families/index.js';
import { acceptPicture, FileStore } from '../files/index.js';
import { newMessage, MESSAGE_MODEL } from '../messages/index.js';
import { hashPassword } from '../passwords/index.js';
import { SubmissionsService } from '../submissions/index.js';
import { SERVICE_MODEL } from '../services/index.js';
import { Subjects } from '../subjects/index.js';
import { drawCv } from './cv.js';
import { DemoGoals } from './goals.js';
import { COURSES, PRICES } from './offers.js';
import { type DemoTeacherProfile, PEOPLE } from './people.js';
import { drawPortrait } from './portrait.js';
import { type DemoRecord, RECORDS } from './records.js';
import { DemoSessions } from './sessions.js';

/** The account that decided and called. */
const OFFICE = 'office@onestep.example';
/** Families are not told yet of decisions of the last days, unless they called themselves. */
const LATELY_DAYS = 15;
/** Somebody who sent this many requests is stored as a family. */
const OFTEN = 3;
/** This many of the others with an approved booking are stored as families, too. */
const FAMILIES = 8;

/** Fills a fresh try-out with an invented provider that has worked for eight weeks. */
@Injectable()
export class DemoContent {
  private password: Promise<string> | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: FileStore,
    private readonly submissions: SubmissionsService,
    private readonly audit: AuditService,
    private readonly subjects: Subjects,
    private readonly families: FamilyUpgrade,
    private readonly sessions: DemoSessions,
    private readonly goals: DemoGoals,
  ) {}

  /** Fills only what is empty: a second start adds nothing. */
  async fill(): Promise<void> {
    if (await this.isEmpty(COURSE_MODEL)) await this.model(COURSE_MODEL).create([...COURSES]);
    if (await this.isEmpty(SERVICE_MODEL)) await this.model(SERVICE_MODEL).create([...PRICES]);
    if (await this.isEmpty(TEACHER_PROFILE_MODEL))
      await Promise.all(PEOPLE.map((person) => this.addTeacherProfile(person)));
    const staff = await this.model<TeacherProfile>(TEACHER_PROFILE_MODEL).find().lean<TeacherProfile[]>();
    const courses = await this.model<Course>(COURSE_MODEL).find().lean<Course[]>();
    for (const entity of SUBJECT_ENTITIES) {
      const records = RECORDS.filter((record) => record.entity === entity);
      const { model, where } = this.subjects.of(entity);
      if (!(await this.isEmpty(model, where))) continue;
      for (const record of records) await this.add(record, staff, courses);
    }
    if (await this.isEmpty(FAMILY_MODEL)) await this.addFamilies();
    await this.sessions.fill();
    await this.goals.fill();
  }

  /** Stores as families those who wrote often, and some with an approved booking, for whom sessions are planned. */
  private async addFamilies(): Promise<void> {
    const groups = await this.families.groups();
    const approved = groups.filter((sent) =>
      sent.some(({ record }) => record['status'] === ('Approved' satisfies BookingStatus)),
    );
    const often = groups.filter((sent) => sent.length >= OFTEN);
    for (const sent of new Set([...often, ...approved.slice(0, FAMILIES)])) await this.families.makeOf(sent, OPERATOR);
  }

  private async add(record: DemoRecord, staff: readonly TeacherProfile[], courses: readonly Course[]): Promise<void> {
    const { entity, status, language, daysAgo, fields, template } = record;
    const _id = new Types.ObjectId();
    const reference = this.submissions.newReference();
    const identity =
      entity === 'user' ? { _id, reference, language } : this.submissions.identity(entity, reference, language, _id);
    const createdAt = daysFromNow(-daysAgo);
    const stored = {
      ...fields,
      ...identity,
      status,
      createdAt,
      updatedAt: createdAt,
      ...(template && this.decision(record)),
      ...this.teachersOf(record, staff),
      ...courseOf(record, courses),
    };
    if (entity === 'user') await this.addApplicant(record, stored);
    else await this.subjects.model(entity).insertMany([stored], { timestamps: false });
    if (template && record.cancelled === undefined) await this.addMessage(record, String(_id), reference);
    // The dashboard shows what happened: that the operator's try-out made these, and nothing that nobody did.
    const created = { action: 'created', entity, recordId: String(_id), kind: record.kind } as const;
    await this.audit.insert([this.audit.eventOf(OPERATOR, created)]);
  }

  /** The fields that a decision leaves in a record one day after it came. */
  private decision(record: DemoRecord) {
    const { status, daysAgo, cancelled } = record;
    const at = daysFromNow(1 - daysAgo);
    const what = (cancelled === undefined ? status.toLowerCase() : 'cancelled') as HistoryEvent;
    const history = {
      [String(new Types.ObjectId())]: { at, what, ...(cancelled !== undefined && { text: cancelled }) },
    };
    if (cancelled !== undefined) return { history, cancelledBy: 'family', updatedAt: at };
    const told = toldOf(record);
    return { history, updatedAt: told?.at ?? at, ...(told ? { told } : { toTell: true }) };
  }

  /** An approved booking has a teacher of its service, one of them somebody who has left since; some families ask for one. */
  private teachersOf({ kind, status, language }: DemoRecord, staff: readonly TeacherProfile[]) {
    if (kind === undefined) return {};
    const able = staff.filter(({ service }) => service === KIND_PAGES[kind].service);
    const active = able.find((one) => one.status === 'active')?._id;
    const left = able.find((one) => one.status === 'left')?._id;
    if (status === 'Approved') return { assignedStaff: (language === 'en' && left) || active };
    return language === 'ta' ? { preferredStaff: active } : {};
  }

  private async addApplicant({ name, fields }: DemoRecord, applicant: object): Promise<void> {
    const cv = drawCv(['Curriculum vitae', name, ...Object.values(fields as Record<string, string>)]);
    // Nobody knows it, and one is enough.
    this.password ??= hashPassword(crypto.randomUUID());
    const passwordHash = await this.password;
    const accepted = { bucket: 'cvs', content: cv, ending: '.pdf', givenName: 'cv.pdf' } as const;
    await this.files.keepFor(accepted, (stored) => {
      const file = { cv: stored, cvBytes: cv.length, cvWarnings: [] };
      return this.subjects.model('user').insertMany([{ ...applicant, ...file, passwordHash }], { timestamps: false });
    });
  }

  /** No mail goes to an invented address: a person of the office tells, or has told. */
  private async addMessage(record: DemoRecord, recordId: string, reference: string): Promise<void> {
    const { template, language, name, phone, email, entity, kind, params, daysAgo } = record;
    if (template === undefined) return;
    const about = { entity, recordId, kind, reference };
    const made = newMessage({ template, language, name, phone, email, about, ...(params && { params }) }, false);
    const told = toldOf(record);
    const createdAt = daysFromNow(1 - daysAgo);
    const times = { createdAt, updatedAt: told?.at ?? createdAt, nextTry: undefined };
    const message = { ...made, ...times, ...(told && { told, status: 'told', channel: told.by }) };
    await this.model(MESSAGE_MODEL).insertMany([message], { timestamps: false });
  }

  private async addTeacherProfile({ look, ...detail }: DemoTeacherProfile): Promise<void> {
    const picture = await acceptPicture('profilePicture', PROFILE_PICTURE, {
      buffer: await drawPortrait(look),
      originalname: '',
    });
    await this.files.keepFor(picture, (profilePicture) =>
      this.model(TEACHER_PROFILE_MODEL).create({ ...detail, profilePicture }),
    );
  }

  private async isEmpty(name: string, where: object = {}): Promise<boolean> {
    return (await this.model(name).exists(where)) === null;
  }

  private model<Stored = object>(name: string): Model<Stored> {
    return this.connection.model<Stored>(name);
  }
}

function courseOf({ entity, params }: DemoRecord, courses: readonly Course[]) {
  const course = courses.find(({ title }) => entity === 'course-request' && title === params?.['course']);
  return course ? { courseId: String(course._id) } : {};
}

/** Two days after it came, the family or applicant was told. */
function toldOf({ daysAgo, language, kind }: DemoRecord) {
  if (daysAgo < LATELY_DAYS && language !== 'si') return undefined;
  return { at: daysFromNow(2 - daysAgo), by: kind ? ('whatsapp' as const) : ('phone' as const), who: OFFICE };
}
