import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import {
  bothOf,
  withKnownFields,
  type ListQuery,
  NEWEST_FIRST,
  newestFirst,
  Page,
  searchFor,
  similarNames,
} from '../common/list/index.js';
import { groupBy } from '../common/group-by.js';
import { type Family, FAMILY_MODEL, FamilyRecords } from '../families/index.js';
import { contactDetailsOf, familyIn, type SubjectRecord, Subjects } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';
import { PEOPLE_LIST } from './people.dto.js';
import { familyNamed, PersonRecords, type PersonIdentity } from './person-records.js';

/** One record that was found. */
interface Found extends PersonIdentity {
  readonly entity: SubjectEntity;
  readonly family: string | undefined;
  readonly createdAt: Date;
}
/** A family, an applicant, or a record that belongs to no family. */
interface Row extends PersonIdentity {
  /** Absent of a family, whose records are counted. */
  readonly entity?: SubjectEntity;
  /** All numbers of its contacts and of its records that were found. `phone` is the main contact's alone. */
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly createdAt: Date;
}

type Reach = Pick<PersonIdentity, 'phone' | 'email'>;

/** So many of the newest of each group are searched: a page costs the same among 100 and 10,000. */
const LOOKED_AT = 500;

/** The families and people behind the newest records, or behind those that match a search. */
@Injectable()
export class PeopleDirectory {
  constructor(
    @InjectModel(FAMILY_MODEL) private readonly model: Model<Family>,
    private readonly families: FamilyRecords,
    private readonly records: PersonRecords,
    private readonly subjects: Subjects,
  ) {}

  async page({ filter, sort, range }: ListQuery, text: string) {
    const [[by, direction] = ['createdAt', -1]] = Object.entries(sort);
    if (by !== 'createdAt' && by !== '_id') throw new BadRequestException();
    let rows = await this.newestRows(bothOf(filter, searchFor(text, PEOPLE_LIST.searched)));
    const isSimilar = similarNames(text);
    if (isSimilar && rows.length === 0) {
      const all = await this.newestRows(filter);
      rows = all.filter(({ name, childName }) => isSimilar([name, childName].join(' ')));
    }
    rows.sort(by === '_id' ? (a, b) => (a._id < b._id ? 1 : -1) : newestFirst);
    if (direction === 1) rows.reverse();
    const { first, last } = range ?? { first: 0, last: Infinity };
    return new Page(await this.counted(rows.slice(first, last + 1)), PEOPLE_LIST.resource, first, rows.length);
  }

  private async newestRows(where: ListQuery['filter']): Promise<Row[]> {
    const found = (await Promise.all(SUBJECT_ENTITIES.map((entity) => this.newest(entity, where)))).flat();
    return this.rowsOf(found.sort(newestFirst), await this.newestFamilies(where));
  }

  private async newest(entity: SubjectEntity, filter: ListQuery['filter']): Promise<Found[]> {
    const model = this.subjects.model(entity);
    const { contact, where } = this.subjects.of(entity);
    const fields = entity === 'user' ? [] : ['family'];
    const records = await model
      .find({ ...withKnownFields(model, filter), ...where })
      .select([...Object.values(contact), 'childName', 'createdAt', ...fields])
      .sort(NEWEST_FIRST)
      .limit(LOOKED_AT)
      .lean<SubjectRecord[]>();
    return records.map((record) => toFound(entity, record));
  }

  private newestFamilies(filter: ListQuery['filter']): Promise<Family[]> {
    const known = withKnownFields(this.model, filter);
    return this.model.find(known).sort(NEWEST_FIRST).limit(LOOKED_AT).lean<Family[]>();
  }

  /** A row for each family, as recent as the newest of its records that was found, and one for each other record. */
  private async rowsOf(found: readonly Found[], families: readonly Family[]): Promise<Row[]> {
    const named = await this.records.familiesWith(found.flatMap(({ family }) => family ?? []));
    const all = new Map([...named, ...families.map((family) => [String(family._id), family] as const)]);
    const single = found.filter(({ family = '' }) => !all.has(family));
    const recordsOf = groupBy(found, (record) => record.family ?? '');
    const ofFamilies = [...all].map(([id, family]): Row => {
      const records = recordsOf.get(id) ?? [];
      const [newest] = records;
      const { childName, ...who } = familyNamed(family);
      return {
        ...who,
        ...reachOf([...family.contacts, ...records]),
        childName: newest?.childName ?? childName,
        createdAt: newest?.createdAt ?? family.createdAt,
      };
    });
    return [...ofFamilies, ...single.map(({ family: _, ...row }) => ({ ...row, ...reachOf([row]) }))];
  }

  /** The rows with how many records belong to each, and how many of those are bookings. */
  private async counted(rows: readonly Row[]) {
    const counts = await this.families.countsOf(rows.flatMap(({ _id, entity }) => (entity ? [] : [_id])));
    return rows.map(({ entity, ...row }) => {
      if (entity) return { ...row, records: 1, bookings: entity === 'booking' ? 1 : 0 };
      return { ...row, isFamily: true as const, ...(counts.get(row._id) ?? { records: 0, bookings: 0 }) };
    });
  }
}

function toFound(entity: SubjectEntity, record: SubjectRecord): Found {
  const { _id, childName, createdAt } = record;
  const family = familyIn(record);
  return { _id: String(_id), entity, family, ...contactDetailsOf(SUBJECTS[entity], record), childName, createdAt };
}

/** Each number and each address once. */
function reachOf(who: readonly Reach[]): Pick<Row, 'phones' | 'emails'> {
  const phones = new Set(who.flatMap(({ phone }) => phone ?? []));
  const emails = new Set(who.flatMap(({ email }) => email ?? []));
  return { phones: [...phones], emails: [...emails] };
}
