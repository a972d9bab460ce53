import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FAMILY_ENTITIES, FAMILY_FIELDS } from '#contract/families';
import type { RequestEntity } from '#contract/follow-up';
import { nameKey } from '#contract/names';
import { type Actor, AuditedChanges, OPERATOR } from '../audit/index.js';
import { duplicateKey } from '../common/errors/index.js';
import { NEWEST_FIRST } from '../common/list/index.js';
import { Transactions, type Tx } from '../database/index.js';
import { contactDetailsOf, type SubjectRecord, Subjects } from '../subjects/index.js';
import { type Family, FAMILY_MODEL } from './family.schema.js';
import { FamilyRecords } from './family-records.service.js';
import { FamilySuggestions } from './family-suggestions.service.js';
import { type Upgrade, UPGRADE_MODEL } from './upgrade.schema.js';

const NAME = 'families';

interface Sent {
  readonly entity: RequestEntity;
  readonly record: SubjectRecord;
}

/**
 * Turns the requests that stood on one page before, because they had one number and one name, into families: once, at the
 * first start of this version. Everything else is only suggested.
 */
@Injectable()
export class FamilyUpgrade {
  private readonly log = new Logger('Families');

  constructor(
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    @InjectModel(UPGRADE_MODEL) private readonly upgrades: Model<Upgrade>,
    private readonly changes: AuditedChanges,
    private readonly records: FamilyRecords,
    private readonly subjects: Subjects,
    private readonly suggestions: FamilySuggestions,
    private readonly transactions: Transactions,
  ) {}

  /** A start that was interrupted goes on at the next one; of two processes each family is made by one. */
  async run(): Promise<void> {
    if ((await this.upgrades.exists({ _id: NAME })) !== null) return;
    let made = 0;
    for (const sent of await this.groups()) {
      if (sent.length > 1 && (await this.makeOf(sent, OPERATOR))) made += 1;
    }
    await this.done();
    if (made > 0) this.log.log(`Requests of one number and one name are now families: ${made}.`);
  }

  /** @returns whether it was made: another process may have been first */
  makeOf(sent: readonly Sent[], by: Actor): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      if (!(await this.areFree(tx, sent))) return false;
      const [{ entity, record } = sent[0] as Sent] = sent;
      const { name = '', contacts } = this.suggestions.madeOf(entity, record);
      const family = new this.families({ name, contacts: contacts.map((one) => ({ ...one, name })), children: [] });
      await this.changes.create(family, by, { entity: 'family' }, tx);
      const add = sent.map((each) => ({ entity: each.entity, id: String(each.record._id) }));
      await this.records.changeIn(tx, family._id, { add: withinRoom(sent, add) }, by);
      return true;
    });
  }

  private async areFree(tx: Tx, sent: readonly Sent[]): Promise<boolean> {
    for (const { entity, record } of sent) {
      const free = { _id: record._id, family: null };
      if ((await tx.findOne(this.subjects.model(entity).collection, free, { _id: 1 })) === null) return false;
    }
    return true;
  }

  /** The requests of no family by number and name, the newest of each first. */
  async groups(): Promise<Sent[][]> {
    const groups = new Map<string, Sent[]>();
    for (const entity of FAMILY_ENTITIES) {
      const subject = this.subjects.of(entity);
      const fields = [...Object.values(subject.contact), 'childName', 'status', 'language', 'createdAt'];
      const found = this.subjects.model(entity).find({ family: null }).select(fields).sort(NEWEST_FIRST);
      for (const record of await found.lean<SubjectRecord[]>()) {
        const { phone, name } = contactDetailsOf(subject, record);
        if (!phone || nameKey(name) === '') continue;
        const key = `${phone} ${nameKey(name)}`;
        groups.set(key, [...(groups.get(key) ?? []), { entity, record }]);
      }
    }
    return [...groups.values()].map((sent) => sent.sort(newestFirst));
  }

  private async done(): Promise<void> {
    try {
      await this.upgrades.create({ _id: NAME, at: new Date() });
    } catch (error) {
      if (!duplicateKey(error)) throw error;
    }
  }
}

/** Bookings about more children than a family can have stay suggested. */
function withinRoom<Named>(sent: readonly Sent[], add: readonly Named[]): Named[] {
  const names = new Set<string>();
  return add.filter((_, i) => {
    const childName = sent[i]?.record['childName'];
    if (typeof childName !== 'string') return true;
    if (names.size < FAMILY_FIELDS.children.max) names.add(nameKey(childName));
    return names.has(nameKey(childName));
  });
}

function newestFirst(a: Sent, b: Sent): number {
  return b.record.createdAt.getTime() - a.record.createdAt.getTime();
}
