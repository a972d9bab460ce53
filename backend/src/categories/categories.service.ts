import { hash } from 'node:crypto';
import { BadRequestException, HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { GREETING, PROFILE_PICTURE } from '#contract/categories';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { SERVICES } from '#contract/services';
import { SUBJECT_ENTITIES } from '#contract/subjects';
import { ADMIN_ROLE, isOfficeRole, type Role } from '#contract/users';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict, PublicHttpException } from '../common/errors/index.js';
import { findOr404, readOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import { findPage, type ListQuery, NEWEST_FIRST } from '../common/list/index.js';
import { type Step, Transactions, type Tx } from '../database/index.js';
import { Dependents, Subjects } from '../subjects/index.js';
import { acceptPicture, acceptSound, FileStore, type SentFile } from '../files/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { accountChanges, refuseLinked } from './account-link.js';
import { TEACHER_PROFILE_LIST, type TeacherProfileChangesDto, type TeacherProfileDto } from './teacher-profile.dto.js';
import {
  type TeacherProfile,
  TEACHER_PROFILE_MODEL,
  type TeacherProfileAnswer,
  toTeacherProfile,
} from './teacher-profile.schema.js';

const ACTIVE = { status: 'active' } as const;

/** The public sees only staff who still work with us. */
function shownTo(role: Role | undefined): Partial<typeof ACTIVE> {
  return role !== undefined && isOfficeRole(role) ? {} : ACTIVE;
}

/**
 * Whoever is back sees the children of their sessions again, and whoever leaves sees them no more: that is for those to
 * decide who know of these sessions.
 * @throws PublicHttpException (403) where a content editor changes the status
 */
function refuseLeaving({ status }: Partial<Pick<TeacherProfile, 'status'>>, by: RequestUser): void {
  if (status === undefined || by.role === ADMIN_ROLE) return;
  throw new PublicHttpException(HttpStatus.FORBIDDEN, REFUSALS.leavingForAdmins);
}

interface NewProfile {
  dto: TeacherProfileDto;
  picture: SentFile | undefined;
  key: Key;
}

interface Change {
  dto: TeacherProfileChangesDto;
  picture: SentFile | undefined;
  ifMatch: IfMatchValue;
}

@Injectable()
export class CategoriesService {
  constructor(
    @InjectModel(TEACHER_PROFILE_MODEL) private readonly categories: Model<TeacherProfile>,
    private readonly files: FileStore,
    private readonly changes: AuditedChanges,
    private readonly subjects: Subjects,
    private readonly transactions: Transactions,
    private readonly dependents: Dependents,
    private readonly idempotency: IdempotencyService,
  ) {}

  async add({ dto, picture: file, key }: NewProfile, by: RequestUser): Promise<TeacherProfileAnswer> {
    const picture = await acceptPicture('profilePicture', PROFILE_PICTURE, file);
    return this.files.keepFor(picture, (profilePicture, repeated) => {
      const { account: asked, ...fields } = dto;
      const account = by.role === ADMIN_ROLE ? asked : undefined;
      const category = new this.categories(fields).set({ profilePicture, account });
      const about = { entity: 'category', ...(account && { also: this.linking(account) }) } as const;
      // With an erased account the answer that names it is forgotten.
      const recordId = account ? new Types.ObjectId(account) : category._id;
      const once = { key, repeated, sent: [dto, hash('sha256', picture.content)], recordId };
      const work = async (tx: Tx): Promise<TeacherProfileAnswer> => {
        await this.changes.create(category, by, about, tx);
        return toTeacherProfile(category, by.role);
      };
      return refuseLinked(this.idempotency.once(once, work));
    });
  }

  list(query: ListQuery, role: Role | undefined) {
    const toAnswer = (category: TeacherProfile) => toTeacherProfile(category, role);
    return findPage(this.categories, TEACHER_PROFILE_LIST, query, toAnswer, shownTo(role));
  }

  async one(id: string, role: Role | undefined): Promise<{ category: TeacherProfileAnswer }> {
    return { category: toTeacherProfile(await readOr404(this.categories, id, shownTo(role)), role) };
  }

  /**
   * The staff of one service; an empty list for an unknown label or none.
   * @throws BadRequestException for an object, such as `service[$ne]=x`
   */
  async ofService(service: unknown): Promise<TeacherProfileAnswer[]> {
    if (typeof service === 'object' && !Array.isArray(service)) throw new BadRequestException();
    const known = SERVICES.find((label) => label === service);
    if (known === undefined) return [];
    const staff = await this.categories
      .find({ service: known, ...ACTIVE })
      .sort(NEWEST_FIRST)
      .lean<TeacherProfile[]>();
    return staff.map((category) => toTeacherProfile(category));
  }

  async update(id: string, { dto, picture: file, ifMatch }: Change, by: RequestUser) {
    const category = await findOr404(this.categories, id, {}, '+calendarHash');
    const sent = dto.against(category);
    refuseLeaving(sent, by);
    const { account, ...others } = sent;
    const isLinking = Object.hasOwn(sent, 'account') && by.role === ADMIN_ROLE;
    const link = isLinking ? accountChanges(category, account) : {};
    const changes = { ...others, ...link };
    const about = { entity: 'category', ...(link.account && { also: this.linking(link.account) }) } as const;
    if (file === undefined) {
      await refuseLinked(this.changes.update(category, changes, by, about, ifMatch));
      return { status: SENTENCES.detailsUpdated, category: toTeacherProfile(category, by.role) };
    }
    const picture = await acceptPicture('profilePicture', PROFILE_PICTURE, file);
    category.set(changes);
    // The replaced picture is deleted only after the record names the new one.
    const replaced = await this.files.keepFor(picture, (profilePicture) =>
      refuseLinked(this.changes.update(category, { profilePicture }, by, about, ifMatch)),
    );
    await this.files.remove('pictures', replaced.profilePicture);
    return this.updated(id, by.role);
  }

  private linking(account: string): Step {
    return (tx) => this.dependents.staffLinked(tx, account);
  }

  async setGreeting(id: string, file: SentFile | undefined, by: RequestUser, ifMatch: IfMatchValue) {
    const category = await findOr404(this.categories, id);
    const sound = acceptSound('greeting', GREETING, file);
    const { greeting: replaced } = await this.files.keepFor(sound, (greeting) =>
      this.changes.update(category, { greeting }, by, { entity: 'category' }, ifMatch),
    );
    if (replaced !== undefined) await this.files.remove('greetings', replaced);
    return this.updated(id);
  }

  async removeGreeting(id: string, by: RequestUser, ifMatch: IfMatchValue) {
    const category = await findOr404(this.categories, id);
    const { greeting } = category;
    if (greeting === undefined) throw new NotFoundException();
    await this.changes.update(category, { greeting: undefined }, by, { entity: 'category' }, ifMatch);
    await this.files.remove('greetings', greeting);
    return this.updated(id);
  }

  private async updated(id: string, role?: Role) {
    return { status: SENTENCES.detailsUpdated, category: toTeacherProfile(await readOr404(this.categories, id), role) };
  }

  async delete(id: string, by: RequestUser): Promise<{ status: string }> {
    const category = await findOr404(this.categories, id);
    await this.transactions.run(async (tx) => {
      const refusal = by.role === ADMIN_ROLE ? REFUSALS.detailsNamed : REFUSALS.detailsNamedToEditor;
      if (await this.isNamed(tx, id)) throw conflict(refusal);
      await this.dependents.staffDeleted(tx, id);
      await this.changes.delete(category, by, { entity: 'category' }, {}, tx);
    });
    await this.files.remove('pictures', category.profilePicture);
    if (category.greeting !== undefined) await this.files.remove('greetings', category.greeting);
    return { status: SENTENCES.detailsDeleted };
  }

  /** Whether any record names this teacher, as assigned or as asked for. */
  private async isNamed(tx: Tx, id: string): Promise<boolean> {
    for (const entity of SUBJECT_ENTITIES) {
      const { collection } = this.subjects.model(entity);
      for (const field of this.subjects.of(entity).staff ?? []) {
        if ((await tx.findOne(collection, { [field]: id }, { _id: 1 })) !== null) return true;
      }
    }
    return this.dependents.namesStaff(tx, id);
  }
}
