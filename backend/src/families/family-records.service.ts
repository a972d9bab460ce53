import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { FAMILY_FIELDS } from '#contract/families';
import { isSameName } from '#contract/names';
import { REFUSALS } from '#contract/refusals';
import { REQUEST_ENTITIES, type RequestEntity } from '#contract/subjects';
import { type Actor, AuditedChanges } from '../audit/index.js';
import { conflict, ValidationError } from '../common/errors/index.js';
import { readOr404 } from '../common/find-or-404.js';
import { Transactions, type Tx } from '../database/index.js';
import { bookingKindOf, Dependents, type SubjectRecord, Subjects } from '../subjects/index.js';
import type { FamilyRecordsDto } from './families.dto.js';
import { type Family, FAMILY_MODEL, type FamilyChild } from './family.schema.js';

interface Named {
  readonly entity: RequestEntity;
  readonly id: string;
  readonly child?: string | undefined;
}
type Stored = SubjectRecord & { readonly family?: string | null; readonly child?: string | null };

/** Says which records belong to a family, which no longer do, and which never did. */
@Injectable()
export class FamilyRecords {
  constructor(
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly changes: AuditedChanges,
    private readonly dependents: Dependents,
    private readonly subjects: Subjects,
    private readonly transactions: Transactions,
  ) {}

  /** Counts the records of each of these families, and the bookings among them. */
  async countsOf(families: readonly string[]) {
    const counts = new Map<string, { records: number; bookings: number }>();
    if (families.length === 0) return counts;
    for (const entity of REQUEST_ENTITIES) {
      const found = this.subjects.model(entity).find({ family: trusted({ $in: [...families] }) }, 'family');
      for (const { family } of await found.lean<{ readonly family: string }[]>()) {
        const { records, bookings } = counts.get(family) ?? { records: 0, bookings: 0 };
        counts.set(family, { records: records + 1, bookings: bookings + (entity === 'booking' ? 1 : 0) });
      }
    }
    return counts;
  }

  async change(id: string, dto: FamilyRecordsDto, by: Actor): Promise<void> {
    const { _id } = await readOr404(this.families, id);
    await this.transactions.run((tx) => this.changeIn(tx, _id, dto, by));
  }

  /**
   * The same as a part of a larger transaction. The family is written too: who changes it, or plans with one of its children
   * at the same moment, begins again.
   */
  async changeIn(
    tx: Tx,
    _id: Types.ObjectId,
    { add = [], remove = [], different = [] }: Partial<FamilyRecordsDto>,
    by: Actor,
  ): Promise<void> {
    const { collection } = this.families;
    const family = await tx.findOr404<Family>(collection, _id);
    for (const record of remove) await this.remove(tx, family, record, by);
    let { children } = family;
    for (const record of add) children = await this.add(tx, family, children, record, by);
    const added = add.map((record) => record.id);
    const others = [...(family.different ?? []), ...different.map((record) => record.id)];
    const apart = [...new Set(others.filter((other) => !added.includes(other)))];
    const now = { children, different: apart, updatedAt: new Date() };
    const about = { entity: 'family', action: 'updated', fields: fieldsOf({ add, remove, different }) } as const;
    await this.changes.updateWhere(collection, { _id }, { $set: now }, by, about, tx);
  }

  /** @returns the family's children, with the booking's if it has a new one */
  private async add(tx: Tx, { _id }: Family, children: FamilyChild[], named: Named, by: Actor): Promise<FamilyChild[]> {
    const family = String(_id);
    const { entity, record } = await this.find(tx, named, 'add');
    if (record.family && record.family !== family) throw conflict(REFUSALS.recordOfOther);
    if (entity !== 'booking') {
      await this.set(tx, entity, record, { family }, by);
      return children;
    }
    const { child, added } = childOf(record, record.family ? record.child : undefined, children, named.child);
    const isMoved = record.family === family && record.child !== child;
    if (isMoved && (await this.dependents.namesBooking(tx, String(record._id)))) throw conflict(REFUSALS.recordPlanned);
    await this.set(tx, entity, record, { family, ...(child !== undefined && { child }) }, by);
    return [...children, ...added];
  }

  private async remove(tx: Tx, { _id }: Family, named: Named, by: Actor): Promise<void> {
    const { entity, record } = await this.find(tx, named, 'remove');
    if (record.family !== String(_id)) throw new ValidationError({ remove: REFUSALS.recordGone });
    const id = String(record._id);
    if (entity === 'booking' && (await this.dependents.namesBooking(tx, id))) throw conflict(REFUSALS.recordPlanned);
    const { collection } = this.subjects.model(entity);
    const about = { entity, kind: bookingKindOf(record), action: 'updated', fields: ['family'] } as const;
    const gone: Readonly<Record<string, 1>> = entity === 'booking' ? { family: 1, child: 1 } : { family: 1 };
    await this.changes.updateWhere(collection, { _id: record._id }, { $unset: gone }, by, about, tx);
    await this.dependents.recordLeft(tx, id, String(_id));
  }

  private async set(tx: Tx, entity: RequestEntity, record: Stored, $set: object, by: Actor): Promise<void> {
    const { collection } = this.subjects.model(entity);
    const about = { entity, kind: bookingKindOf(record), action: 'updated', fields: Object.keys($set) } as const;
    await this.changes.updateWhere(collection, { _id: record._id }, { $set }, by, about, tx);
  }

  /** @throws ValidationError (400) where it is gone, or suspected spam */
  private async find(tx: Tx, { entity, id }: Named, field: keyof FamilyRecordsDto) {
    const where = { _id: new Types.ObjectId(id), suspectedSpam: { $ne: true } };
    const record = await tx.findOne<Stored>(this.subjects.model(entity).collection, where);
    if (record === null) throw new ValidationError({ [field]: REFUSALS.recordGone });
    return { entity, record };
  }
}

/**
 * The child of a booking: the one that is named, the one it has, one of the same name, or a new one.
 * @throws ValidationError (400) where the named one is none of the family's; 409 where there is no room for another
 */
function childOf(
  { childName }: SubjectRecord,
  present: string | null | undefined,
  children: readonly FamilyChild[],
  named: string | undefined,
): { readonly child?: string; readonly added: FamilyChild[] } {
  const wanted = named ?? present;
  if (wanted) {
    if (children.some(({ _id }) => _id === wanted)) return { child: wanted, added: [] };
    throw new ValidationError({ add: REFUSALS.childNotOfFamily });
  }
  if (typeof childName !== 'string') return { added: [] };
  const same = children.find(({ name }) => isSameName(name, childName));
  if (same) return { child: same._id, added: [] };
  if (children.length >= FAMILY_FIELDS.children.max) throw conflict(REFUSALS.familyFull);
  const _id = new Types.ObjectId().toHexString();
  return { child: _id, added: [{ _id, name: childName }] };
}

function fieldsOf({ add, remove, different }: Record<string, readonly unknown[]>): string[] {
  const isAny = (some: readonly unknown[] = []) => some.length > 0;
  return [...(isAny(add) || isAny(remove) ? ['records'] : []), ...(isAny(different) ? ['different'] : [])];
}
