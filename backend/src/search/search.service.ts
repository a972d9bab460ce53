import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SEARCHED, SEARCHED_ENTITIES, type SearchedEntity } from '#contract/search';
import { AuditService } from '../audit/index.js';
import { type TeacherProfile, TEACHER_PROFILE_LIST, TEACHER_PROFILE_MODEL } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { NEWEST_FIRST, searchFor } from '../common/list/index.js';
import { type Subject, type SubjectRecord, Subjects } from '../subjects/index.js';

interface Source extends Pick<Subject, 'list' | 'where'> {
  readonly model: Model<SubjectRecord>;
}

const MOST = 10;

/** One search over everything that has a name: the newest ten of each group. */
@Injectable()
export class SearchService {
  constructor(
    @InjectModel(TEACHER_PROFILE_MODEL) private readonly profiles: Model<TeacherProfile>,
    private readonly subjects: Subjects,
    private readonly audit: AuditService,
  ) {}

  async find(text: string, by: RequestUser) {
    const groups = await Promise.all(
      SEARCHED_ENTITIES.map(async (entity) => {
        const found = text === '' ? [] : await this.findIn(entity, text, by);
        return [SEARCHED[entity].group, found] as const;
      }),
    );
    return Object.fromEntries(groups);
  }

  private async findIn(entity: SearchedEntity, text: string, by: RequestUser) {
    const { model, list, where } = this.sourceOf(entity);
    const found = await model
      .find({ ...searchFor(text, list.searched), ...where })
      .sort(NEWEST_FIRST)
      .limit(MOST)
      .lean<SubjectRecord[]>();
    const ids = found.map(({ _id }) => String(_id));
    // An empty result is recorded too, because it also reveals something. Teacher profiles are public.
    if (entity !== 'category') this.audit.searched(by, { entity, fields: ['q'], count: ids.length }, ids);
    return found.map((record) => toFound(entity, record));
  }

  private sourceOf(entity: SearchedEntity): Source {
    if (entity !== 'category') return { ...this.subjects.of(entity), model: this.subjects.model(entity) };
    return { model: this.profiles as unknown as Model<SubjectRecord>, list: TEACHER_PROFILE_LIST };
  }
}

function toFound(entity: SearchedEntity, { _id, createdAt, ...record }: SubjectRecord) {
  const fields = Object.fromEntries(SEARCHED[entity].fields.map((field) => [field, record[field]]));
  return { _id: String(_id), ...fields, createdAt };
}
