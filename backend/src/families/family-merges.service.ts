import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { FAMILY_FIELDS } from '#contract/families';
import { isSameName } from '#contract/names';
import { REFUSALS } from '#contract/refusals';
import { REQUEST_ENTITIES } from '#contract/subjects';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict } from '../common/errors/index.js';
import { readOr404 } from '../common/find-or-404.js';
import { Transactions, type Tx } from '../database/index.js';
import { bookingKindOf, Dependents, type SubjectRecord, Subjects } from '../subjects/index.js';
import { matchingFields } from './similar-contacts.js';
import { type Family, FAMILY_MODEL, type FamilyChild, type FamilyContact } from './family.schema.js';
import { FAMILY_MERGE_MODEL, type FamilyMerge, type MergedRecord } from './family-merge.schema.js';

type Belonging = SubjectRecord & { readonly family: string; readonly child?: string | null };

const ENTITY = { entity: 'family' } as const;

/** Makes one family of two, and two of them again. */
@Injectable()
export class FamilyMerges {
  constructor(
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    @InjectModel(FAMILY_MERGE_MODEL) private readonly merges: Model<FamilyMerge>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly dependents: Dependents,
    private readonly subjects: Subjects,
    private readonly transactions: Transactions,
  ) {}

  /** Adds the other family to this one: its contacts, children and records, with what is planned with them. */
  async merge(id: string, otherId: string, by: RequestUser): Promise<void> {
    const { _id } = await readOr404(this.families, id);
    const { _id: other } = await readOr404(this.families, otherId);
    if (_id.equals(other)) throw conflict(REFUSALS.mergedWithItself);
    await this.transactions.run(async (tx) => {
      await this.claim(tx, [_id, other]);
      const into = await this.read(tx, _id);
      const added = await this.read(tx, other);
      const contacts = newContacts(into.contacts, added.contacts);
      const { children, shownAs } = await this.newChildren(tx, into, added);
      refuseTooMany([...into.contacts, ...contacts], [...into.children, ...children]);
      const records = await this.recordsOf(tx, String(other));
      for (const record of records) {
        await this.move(tx, record, String(_id), record.child && (shownAs.get(record.child) ?? record.child), by);
      }
      const refused = (added.different ?? []).filter((id) => !into.different?.includes(id));
      const ids = children.map((child) => child._id);
      const brought = { records, contacts, children: ids, own: into.contacts, different: refused };
      await this.remember(tx, into, added, brought, by);
      await tx.delete(this.families.collection, { _id: other });
      await this.audit.recording(by, { ...ENTITY, action: 'deleted', recordId: String(other) })(tx);
      const different = [...(into.different ?? []), ...refused];
      const both = { contacts: [...into.contacts, ...contacts], children: [...into.children, ...children], different };
      await this.write(tx, into, both, by);
    });
  }

  /** Takes the other family out again, as it was or was corrected since, with those of its records that are still here. */
  async unmerge(id: string, other: string, by: RequestUser): Promise<void> {
    const { _id } = await readOr404(this.families, id);
    await this.transactions.run(async (tx) => {
      const into = await this.read(tx, _id);
      const found = { into: String(_id), other };
      const merge = await tx.findOne<FamilyMerge>(this.merges.collection, found);
      if (merge === null) throw conflict(REFUSALS.notMerged);
      for (const record of merge.records) await this.moveBack(tx, record, merge, by);
      const children = await this.childrenWithout(tx, into, merge.children);
      const { stay: contacts, leave } = parted(into.contacts, merge);
      const corrected = merge.family.children.map(
        (child) => into.children.find(({ _id }) => _id === child._id) ?? child,
      );
      await tx.insert(this.families.collection, {
        ...merge.family,
        contacts: leave,
        children: corrected,
        _id: new Types.ObjectId(merge.other),
      });
      await this.audit.recording(by, { ...ENTITY, action: 'created', recordId: merge.other })(tx);
      await tx.delete(this.merges.collection, { _id: merge._id });
      // What only the other family had refused may well be this one's.
      const different = into.different?.filter((refused) => !merge.different?.includes(refused));
      const left = { children, contacts: withSomebody(contacts, into.contacts), ...(different && { different }) };
      await this.write(tx, into, left, by);
    });
  }

  /** The families that were added to this one, newest first. */
  async into(id: string) {
    const found = await this.merges.find({ into: id }).sort({ createdAt: -1, _id: -1 }).lean<FamilyMerge[]>();
    return found.map(({ other, family, by, createdAt }) => ({ _id: other, name: family.name, by, createdAt }));
  }

  /** The families that were added to this one, and those that had been added to them. */
  async allInto(id: string): Promise<string[]> {
    const added: string[] = [];
    for (let wanted = [id]; wanted.length > 0;) {
      const found = await this.merges.find({ into: trusted({ $in: wanted }) }, 'other').lean<FamilyMerge[]>();
      wanted = found.map(({ other }) => other);
      added.push(...wanted);
    }
    return added;
  }

  /** For each of these families that was merged, the family that holds its records now, however many merges later. */
  async nowIn(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const now = new Map<string, string>();
    for (let looked = new Map(ids.map((id) => [id, id])); looked.size > 0;) {
      const places = [...looked.values()];
      const found = await this.merges.find({ other: trusted({ $in: places }) }, 'other into').lean<FamilyMerge[]>();
      const next = new Map<string, string>();
      for (const [id, place] of looked) {
        const merge = found.find(({ other }) => other === place);
        if (merge) next.set(id, merge.into);
      }
      for (const [id, place] of next) now.set(id, place);
      looked = next;
    }
    return now;
  }

  /** Forgets how families were merged, and those that were merged into them before: something of them is erased. */
  async forget(tx: Tx, families: readonly string[]): Promise<void> {
    const { collection } = this.merges;
    for (let wanted = [...families]; wanted.length > 0;) {
      const found = await tx.find<FamilyMerge>(collection, { into: { $in: wanted } }, { other: 1 });
      await tx.deleteMany(collection, { into: { $in: wanted } });
      wanted = found.map(({ other }) => other);
    }
  }

  /** Writes both in one order, so that two administrators who merge them into each other do not wait for one another. */
  private async claim(tx: Tx, ids: readonly Types.ObjectId[]): Promise<void> {
    for (const _id of [...ids].sort((a, b) => (a.toHexString() < b.toHexString() ? -1 : 1))) {
      await tx.claim(this.families.collection, { _id });
    }
  }

  private async read(tx: Tx, _id: Types.ObjectId): Promise<Family> {
    const family = await tx.findOne<Family>(this.families.collection, { _id });
    // Another administrator has merged or erased it meanwhile.
    if (family === null) throw conflict(REFUSALS.changedMeanwhile);
    return family;
  }

  private async write(tx: Tx, family: Family, changes: Partial<Family>, by: RequestUser): Promise<void> {
    const stored = new Map<string, unknown>(Object.entries(family));
    const changed = Object.entries(changes).filter(
      ([name, value]) => !isDeepStrictEqual(value, stored.get(name) ?? []),
    );
    const about = { ...ENTITY, action: 'updated', fields: changed.map(([name]) => name) } as const;
    const $set = { ...changes, updatedAt: new Date() };
    await this.changes.updateWhere(this.families.collection, { _id: family._id }, { $set }, by, about, tx);
  }

  /** Children of one name are one child, one of each family, unless that child would be in two places at once. */
  private async newChildren(tx: Tx, into: Family, added: Family) {
    const children: FamilyChild[] = [];
    const shownAs = new Map<string, string>();
    for (const child of added.children) {
      const isTaken = ({ _id }: FamilyChild) => [...shownAs.values()].includes(_id);
      const same = into.children.find((one) => isSameName(one.name, child.name) && !isTaken(one));
      if (same === undefined) children.push(child);
      else if (await this.dependents.childrenMeet(tx, same._id, child._id)) throw conflict(REFUSALS.mergeClash);
      else shownAs.set(child._id, same._id);
    }
    return { children, shownAs };
  }

  private async recordsOf(tx: Tx, family: string): Promise<MergedRecord[]> {
    const records: MergedRecord[] = [];
    for (const entity of REQUEST_ENTITIES) {
      const found = await tx.find<Belonging>(this.subjects.model(entity).collection, { family }, { child: 1 });
      records.push(...found.map(({ _id, child }) => ({ entity, id: String(_id), ...(child && { child }) })));
    }
    return records;
  }

  private async move(tx: Tx, record: MergedRecord, family: string, child: string | undefined, by: RequestUser) {
    const { collection } = this.subjects.model(record.entity);
    const $set = { family, ...(child !== undefined && { child }) };
    const _id = new Types.ObjectId(record.id);
    const found = await tx.findOne<Belonging>(collection, { _id }, { kind: 1 });
    const kind = found ? bookingKindOf(found) : undefined;
    const about = { entity: record.entity, kind, action: 'updated', fields: Object.keys($set) } as const;
    await this.changes.updateWhere(collection, { _id }, { $set }, by, about, tx);
    if (record.entity === 'booking') await this.dependents.bookingMoved(tx, record.id, $set);
  }

  /** A record that left the family since stays where it is. */
  private async moveBack(tx: Tx, record: MergedRecord, { into, other }: FamilyMerge, by: RequestUser): Promise<void> {
    const { collection } = this.subjects.model(record.entity);
    const here = { _id: new Types.ObjectId(record.id), family: into };
    if ((await tx.findOne(collection, here, { _id: 1 })) === null) return;
    await this.move(tx, record, other, record.child, by);
  }

  /** @throws PublicHttpException (409) where a booking that stays names one of these children */
  private async childrenWithout(tx: Tx, { _id, children }: Family, gone: readonly string[]): Promise<FamilyChild[]> {
    const named = { family: String(_id), child: { $in: [...gone] } };
    const { collection } = this.subjects.model('booking');
    if ((await tx.findOne(collection, named, { _id: 1 })) !== null) throw conflict(REFUSALS.childInUse);
    return children.filter((child) => !gone.includes(child._id));
  }

  private async remember(
    tx: Tx,
    into: Family,
    { _id, ...family }: Family,
    brought: Pick<FamilyMerge, 'records' | 'contacts' | 'children' | 'own' | 'different'>,
    by: RequestUser,
  ): Promise<void> {
    const now = new Date();
    const merge: FamilyMerge = {
      _id: new Types.ObjectId(),
      into: String(into._id),
      other: String(_id),
      family,
      ...brought,
      by: by.email,
      createdAt: now,
      updatedAt: now,
    };
    await tx.insert(this.merges.collection, merge);
  }
}

/** Those of the added family's contacts whom this one has not yet; its main contact stays the only one. */
function newContacts(contacts: readonly FamilyContact[], added: readonly FamilyContact[]): FamilyContact[] {
  const isThere = (contact: FamilyContact) => contacts.some((each) => isSamePerson(each, contact));
  return added.filter((contact) => !isThere(contact)).map((contact) => ({ ...contact, main: false }));
}

/** Nothing of the added contact is lost: name, number and address are all the same, or it has none of its own. */
function isSamePerson(one: FamilyContact, added: FamilyContact): boolean {
  const given = (['name', 'phone', 'email'] as const).filter((field) => added[field]);
  return given.every((field) => matchingFields(one, added).includes(field));
}

function isSame(one: FamilyContact, other: FamilyContact): boolean {
  return one.name === other.name && one.phone === other.phone && one.email === other.email;
}

/**
 * The contacts of two families that are separated again. One that came along and was corrected since leaves as it is now: it is
 * told by what it still has in common, unless it is more like one that was here before.
 */
function parted(now: readonly FamilyContact[], { family, contacts: brought, own }: FamilyMerge) {
  const isAmong = (contact: FamilyContact, some: readonly FamilyContact[]) =>
    some.some((each) => isSame(contact, each));
  const missing = (some: readonly FamilyContact[]) => some.filter((each) => !isAmong(each, now));
  const inCommon = (contact: FamilyContact, each: FamilyContact) => matchingFields(contact, each).length;
  const corrected = new Map<FamilyContact, FamilyContact>();
  for (const contact of own ? now.filter((each) => !isAmong(each, brought) && !isAmong(each, own)) : []) {
    const [best] = missing(brought)
      .filter((each) => !corrected.has(each))
      .sort((a, b) => inCommon(contact, b) - inCommon(contact, a));
    const most = Math.max(0, ...missing(own ?? []).map((each) => inCommon(contact, each)));
    if (best && inCommon(contact, best) > most) corrected.set(best, contact);
  }
  const leaving = [...corrected];
  return {
    stay: now.filter((contact) => !isAmong(contact, brought) && !leaving.some(([, one]) => one === contact)),
    leave: family.contacts.map((before) => {
      const after = leaving.find(([one]) => isSame(one, before))?.[1];
      return after ? { ...after, main: before.main === true } : before;
    }),
  };
}

/** A family has at least one contact, and one of them is the main one. */
function withSomebody(left: FamilyContact[], before: FamilyContact[]): FamilyContact[] {
  const contacts = left.length > 0 ? left : before;
  return contacts.some(({ main }) => main) ? contacts : contacts.map((contact, i) => ({ ...contact, main: i === 0 }));
}

function refuseTooMany(contacts: readonly FamilyContact[], children: readonly FamilyChild[]): void {
  const { contacts: of, children: and } = FAMILY_FIELDS;
  if (contacts.length > of.max || children.length > and.max) throw conflict(REFUSALS.familyFull);
}
