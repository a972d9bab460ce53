import { HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { PERSON_LINK_MODEL, type PersonLink, type PersonLinkDto } from './person-link.schema.js';
import { idsOf, PersonRecords } from './person-records.js';

const ENTITY = { entity: 'person-link' } as const;

/** Links the pages of somebody who uses two numbers, and takes such a link away. */
@Injectable()
export class PersonLinks {
  constructor(
    @InjectModel(PERSON_LINK_MODEL) private readonly links: Model<PersonLink>,
    private readonly changes: AuditedChanges,
    private readonly records: PersonRecords,
  ) {}

  async add(id: string, { other }: PersonLinkDto, by: RequestUser): Promise<void> {
    const [one, another] = [await this.records.single(id), await this.records.single(other)];
    if (one === undefined || another === undefined) throw new NotFoundException();
    if (idsOf(await this.records.of(id)).includes(other.toLowerCase())) {
      throw new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.alreadyLinked);
    }
    const link = new this.links({ records: [...idsOf(one), ...idsOf(another)], by: by.email });
    await this.changes.create(link, by, ENTITY);
  }

  async remove(linkId: string, by: RequestUser): Promise<void> {
    await this.changes.delete(await findOr404(this.links, linkId), by, ENTITY);
  }

  /** The links between these records, with whom each of them joins. */
  async between(records: readonly string[]) {
    const links = await this.records.linksOf(records);
    const people = await this.records.peopleByRecordId(links.flatMap((link) => link.records));
    return links.map(({ _id, records: ids, by, createdAt }) => {
      const rows = ids.flatMap((id) => people.get(id) ?? []);
      const each = new Map(rows.map((row) => [row.phone ?? row.email ?? row._id, row]));
      return { _id: String(_id), people: [...each.values()], by, createdAt };
    });
  }
}
