import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FAMILY_FIELDS } from '#contract/families';
import { nameKey } from '#contract/names';
import { REQUEST_ENTITIES } from '#contract/subjects';
import { type Actor, AuditedChanges, OPERATOR } from '../audit/index.js';
import { duplicateKey } from '../common/errors/index.js';
import { NEWEST_FIRST, newestFirst } from '../common/list/index.js';
import { Transactions, type Tx } from '../database/index.js';
import { type ContactDetails, contactDetailsOf, type SubjectRecord, Subjects } from '../subjects/index.js';
import { type Family, FAMILY_MODEL } from './family.schema.js';
import { FamilyRecords } from './family-records.service.js';
import { FamilySuggestions } from './family-suggestions.service.js';
import { differentBy, joinedBy, type UnlinkedRequest } from './person-links.js';
import { PERSON_LINK_MODEL, type PersonLink, type Upgrade, UPGRADE_MODEL } from './family-upgrade.schema.js';

const NAME = 'families';

/**
 * Turns the requests that stood on one page before into families, once, at the first start of this version: because they had
 * one number and one name, or because an administrator had said that they are of one person. Everything else is only
 * suggested, and nothing that was said to be somebody else's.
 */
@Injectable()
export class FamilyUpgrade {
  private readonly log = new Logger('Families');

  constructor(
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    @InjectModel(PERSON_LINK_MODEL) private readonly links: Model<PersonLink>,
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
    const links = await this.links.find().lean<PersonLink[]>();
    const groups = joinedBy(links, await this.groups()).map((sent) =>
      sent.sort((a, b) => newestFirst(a.record, b.record)),
    );
    for (const sent of groups) {
      if (sent.length > 1 && (await this.makeOf(sent, OPERATOR, differentBy(links, groups, sent)))) made += 1;
    }
    await this.done(links.length > 0);
    if (made > 0) this.log.log(`Requests of one number and one name are now families: ${made}.`);
  }

  /** @returns whether it was made: another process may have been first */
  makeOf(sent: readonly UnlinkedRequest[], by: Actor, others: readonly UnlinkedRequest[] = []): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      if (!(await this.areFree(tx, sent))) return false;
      const contacts = this.contactsOf(sent);
      const [{ name } = { name: '' }] = contacts;
      const family = new this.families({ name, contacts, children: [] });
      await this.changes.create(family, by, { entity: 'family' }, tx);
      const change = { add: withinRoom(sent, sent.map(named)), different: others.map(named) };
      await this.records.changeIn(tx, family._id, change, by);
      return true;
    });
  }

  /** One for each number and name, the newest first, which is the main one. */
  private contactsOf(sent: readonly UnlinkedRequest[]) {
    const made = sent.flatMap(({ entity, record }) => this.suggestions.madeOf(entity, record).contacts);
    const name = made.find((one) => one.name)?.name ?? '';
    const all = new Map(made.toReversed().map((one) => [keyOf(one), { ...one, name: one.name ?? name }]));
    const contacts = [...all.values()].reverse().slice(0, FAMILY_FIELDS.contacts.max);
    return contacts.map((one, i) => ({ ...one, main: i === 0 }));
  }

  private async areFree(tx: Tx, sent: readonly UnlinkedRequest[]): Promise<boolean> {
    for (const { entity, record } of sent) {
      const free = { _id: record._id, family: null };
      if ((await tx.findOne(this.subjects.model(entity).collection, free, { _id: 1 })) === null) return false;
    }
    return true;
  }

  /** The requests of no family by number and name, the newest of each first. */
  async groups(): Promise<UnlinkedRequest[][]> {
    const groups = new Map<string, UnlinkedRequest[]>();
    for (const entity of REQUEST_ENTITIES) {
      const subject = this.subjects.of(entity);
      const fields = [...Object.values(subject.contact), 'childName', 'status', 'language', 'createdAt'];
      const found = this.subjects.model(entity).find({ family: null }).select(fields).sort(NEWEST_FIRST);
      for (const record of await found.lean<SubjectRecord[]>()) {
        const details = contactDetailsOf(subject, record);
        // Without both it is alone.
        const key = details.phone && nameKey(details.name) !== '' ? keyOf(details) : String(record._id);
        groups.set(key, [...(groups.get(key) ?? []), { entity, record }]);
      }
    }
    return [...groups.values()].map((sent) => sent.sort((a, b) => newestFirst(a.record, b.record)));
  }

  private async done(hasLinks: boolean): Promise<void> {
    try {
      await this.transactions.run(async (tx) => {
        await tx.insert(this.upgrades.collection, { _id: NAME, at: new Date() });
        if (hasLinks) await tx.deleteMany(this.links.collection, {});
      });
    } catch (error) {
      if (!duplicateKey(error)) throw error;
    }
  }
}

const named = ({ entity, record }: UnlinkedRequest) => ({ entity, id: String(record._id) });

function keyOf({ phone, name }: ContactDetails): string {
  return `${phone} ${nameKey(name)}`;
}

/** Bookings about more children than a family can have stay suggested. */
function withinRoom<Named>(sent: readonly UnlinkedRequest[], add: readonly Named[]): Named[] {
  const names = new Set<string>();
  return add.filter((_, i) => {
    const childName = sent[i]?.record['childName'];
    if (typeof childName !== 'string') return true;
    if (names.size < FAMILY_FIELDS.children.max) names.add(nameKey(childName));
    return names.has(nameKey(childName));
  });
}
