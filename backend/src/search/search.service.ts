import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SEARCHED, SEARCHED_ENTITIES, type SearchedEntity } from '#contract/search';
import { AuditService } from '../audit/index.js';
import { type TeacherProfile, TEACHER_PROFILE_LIST, TEACHER_PROFILE_MODEL } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { NEWEST_FIRST, searchFor, similarNames } from '../common/list/index.js';
import { type Family, FAMILY_LIST, FAMILY_MODEL, mainContact } from '../families/index.js';
import { contactDetailsOf, type Subject, type SubjectRecord, Subjects } from '../subjects/index.js';

interface Source extends Pick<Subject, 'list' | 'where'> {
  readonly model: Model<SubjectRecord>;
  /** The fields of the answer. */
  readonly fields: readonly string[];
  /** The names of people in a record. */
  readonly namesOf: (record: SubjectRecord) => string;
}
type FamilyRecord = SubjectRecord & Pick<Family, 'name' | 'contacts' | 'children'>;
type Records = readonly SubjectRecord[];

const MOST = 10;
/** The newest records of each group whose names are compared by their sound. */
const COMPARED_MAX = 2000;

/** One search over everything that has a name: the newest ten of each group. */
@Injectable()
export class SearchService {
  constructor(
    @InjectModel(TEACHER_PROFILE_MODEL) private readonly profiles: Model<TeacherProfile>,
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly subjects: Subjects,
    private readonly audit: AuditService,
  ) {}

  /** Finds what holds the words of a text or, if nothing does, the names that sound like them. */
  async find(text: string, by: RequestUser) {
    if (text === '') return inGroups(() => []);
    let found = await this.inAll((source) => this.matching(source, text));
    const isSimilar = similarNames(text);
    if (isSimilar && [...found.values()].every((records) => records.length === 0)) {
      found = await this.inAll((source) => this.similar(source, isSimilar));
    }
    return inGroups((entity) => this.shown(entity, found.get(entity) ?? [], by));
  }

  private async inAll(search: (source: Source) => Promise<Records>): Promise<ReadonlyMap<SearchedEntity, Records>> {
    const found = SEARCHED_ENTITIES.map(async (entity) => [entity, await search(this.sourceOf(entity))] as const);
    return new Map(await Promise.all(found));
  }

  private matching({ model, list, where }: Source, text: string): Promise<Records> {
    return model
      .find({ ...searchFor(text, list.searched), ...where })
      .sort(NEWEST_FIRST)
      .limit(MOST)
      .lean<SubjectRecord[]>();
  }

  private async similar(
    { model, where = {}, fields, namesOf }: Source,
    isSimilar: (names: string) => boolean,
  ): Promise<Records> {
    const newest = await model
      .find(where)
      .select([...fields, 'createdAt'])
      .sort(NEWEST_FIRST)
      .limit(COMPARED_MAX)
      .lean<SubjectRecord[]>();
    return newest.filter((record) => isSimilar(namesOf(record))).slice(0, MOST);
  }

  private shown(entity: SearchedEntity, records: Records, by: RequestUser) {
    const ids = records.map(({ _id }) => String(_id));
    // An empty result is recorded too, because it also reveals something. Teacher profiles are public.
    if (entity !== 'category') this.audit.searched(by, { entity, fields: ['q'], count: ids.length }, ids);
    return records.map((record) => toFound(entity, record));
  }

  private sourceOf(entity: SearchedEntity): Source {
    const { fields } = SEARCHED[entity];
    if (entity === 'category') {
      const model = this.profiles as unknown as Model<SubjectRecord>;
      return { model, fields, list: TEACHER_PROFILE_LIST, namesOf: ({ tName }) => String(tName) };
    }
    if (entity === 'family') {
      const model = this.families as unknown as Model<SubjectRecord>;
      const named = ['name', 'contacts', 'children'];
      return { model, fields: named, list: FAMILY_LIST, namesOf: (record) => namesIn(record as FamilyRecord) };
    }
    const subject = this.subjects.of(entity);
    return {
      ...subject,
      fields,
      model: this.subjects.model(entity),
      namesOf: (record) => [contactDetailsOf(subject, record).name, record['childName']].join(' '),
    };
  }
}

function inGroups<Found>(of: (entity: SearchedEntity) => Found) {
  return Object.fromEntries(SEARCHED_ENTITIES.map((entity) => [SEARCHED[entity].group, of(entity)]));
}

function toFound(entity: SearchedEntity, record: SubjectRecord) {
  const { _id, createdAt } = record;
  const shown = entity === 'family' ? familyFields(record as FamilyRecord) : record;
  const fields = Object.fromEntries(SEARCHED[entity].fields.map((field) => [field, shown[field]]));
  return { _id: String(_id), ...fields, createdAt };
}

function familyFields({ name, contacts, children }: FamilyRecord): Readonly<Record<string, unknown>> {
  const main = mainContact(contacts);
  const named = children.map((child) => child.name).join(', ');
  return { name, children: named || undefined, contact: main?.name, phone: main?.phone, email: main?.email };
}

function namesIn({ name, contacts, children }: FamilyRecord): string {
  return [name, ...[...contacts, ...children].map((each) => each.name)].join(' ');
}
