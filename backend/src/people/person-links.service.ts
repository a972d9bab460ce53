import { HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { PERSON_LINK_MODEL, type PersonLink, type PersonLinkDto } from './person-link.schema.js';
import { idsOf, PersonRecords, type Who } from './person-records.js';

const ENTITY = { entity: 'person-link' } as const;

/** Links the pages of somebody who uses two numbers, remembers that two are different people, and takes either back. */
@Injectable()
export class PersonLinks {
  constructor(
    @InjectModel(PERSON_LINK_MODEL) private readonly links: Model<PersonLink>,
    private readonly changes: AuditedChanges,
    private readonly records: PersonRecords,
  ) {}

  async add(id: string, { other, different }: PersonLinkDto, by: RequestUser): Promise<void> {
    const [one, another] = [await this.records.single(id), await this.records.single(other)];
    if (one === undefined || another === undefined) throw new NotFoundException();
    if (idsOf((await this.records.of(id)).all).includes(other.toLowerCase())) {
      throw new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.alreadyLinked);
    }
    if (different && (await this.isDifferent(idsOf(one), idsOf(another)))) return;
    const sides = different
      ? { records: [], one: idsOf(one), other: idsOf(another) }
      : { records: [...idsOf(one), ...idsOf(another)] };
    await this.changes.create(new this.links({ ...sides, by: by.email }), by, ENTITY);
  }

  async remove(linkId: string, by: RequestUser): Promise<void> {
    await this.changes.delete(await findOr404(this.links, linkId), by, ENTITY);
  }

  /** The links between these records, with the people whom each joins. Links that no longer join anybody are left out. */
  async between(records: readonly string[]) {
    const links = await this.records.linksOf(records);
    const named = await this.records.peopleByRecordId(links.flatMap((link) => link.records));
    const shown = links.map(({ _id, records: ids, by, createdAt }) => {
      const people = new Map(ids.flatMap((each) => named.get(each) ?? []).map((one) => [one.identity, one.who]));
      return { _id: String(_id), people: [...people.values()], by, createdAt };
    });
    return shown.filter(({ people }) => people.length > 1);
  }

  /** Refuses a second identical link, because it would have to be removed twice. */
  private async isDifferent(some: readonly string[], others: readonly string[]): Promise<boolean> {
    const differences = await this.records.differencesOf(some);
    return differences.some(({ one = [], other = [] }) => [...one, ...other].some((id) => others.includes(id)));
  }

  /** People who were found to be somebody else, each with the id by which that can be undone. */
  async different(records: readonly string[]) {
    const differences = await this.records.differencesOf(records);
    const own = new Set(records);
    const sides = differences.map(({ one = [], other = [] }) => (one.some((id) => own.has(id)) ? other : one));
    const named = await this.records.peopleByRecordId(sides.flat());
    return differences.flatMap(({ _id, by, createdAt }, i) => {
      const person: Who | undefined = sides[i]?.flatMap((id) => named.get(id)?.who ?? [])[0];
      return person === undefined ? [] : [{ _id: String(_id), person, by, createdAt }];
    });
  }
}
