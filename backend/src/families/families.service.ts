import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, Types } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { REQUEST_ENTITIES } from '#contract/subjects';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { Booking } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict, ValidationError } from '../common/errors/index.js';
import { findOr404, readOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import { findPage, type ListQuery, newestFirst } from '../common/list/index.js';
import type { Step } from '../database/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { MessagesService } from '../messages/index.js';
import { NotesService } from '../notes/index.js';
import { contactDetailsOf, type SubjectRecord, Subjects } from '../subjects/index.js';
import { FAMILY_LIST, type FamilyChangesDto, type FamilyDto, type FamilyRecordsDto } from './families.dto.js';
import { toFamily, toLine } from './family.mapper.js';
import { type Family, FAMILY_MODEL, type FamilyChild, type FamilyContact } from './family.schema.js';
import { FamilyMerges } from './family-merges.service.js';
import { FamilyRecords } from './family-records.service.js';
import { FamilySuggestions } from './family-suggestions.service.js';

const ENTITY = { entity: 'family' } as const;

/** The families, which are records of the office: found, shown, made and changed. */
@Injectable()
export class FamiliesService {
  constructor(
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly idempotency: IdempotencyService,
    private readonly merges: FamilyMerges,
    private readonly messages: MessagesService,
    private readonly notes: NotesService,
    private readonly records: FamilyRecords,
    private readonly subjects: Subjects,
    private readonly suggestions: FamilySuggestions,
  ) {}

  async list(query: ListQuery, by: RequestUser) {
    const page = await findPage(this.families, FAMILY_LIST, query, toFamily);
    const counts = await this.records.countsOf(page.rows.map(({ _id }) => _id));
    const counted = page.rows.map((row) => ({ ...row, requests: counts.get(row._id)?.records ?? 0 }));
    return this.audit.viewedPage(by, ENTITY, query, page.with(counted));
  }

  async show(id: string, by: RequestUser) {
    const family = await readOr404(this.families, id);
    const [records, suggestions] = await Promise.all([this.recordsOf(family), this.suggestions.recordsFor(family)]);
    const ids = records.map((record) => record.id);
    this.audit.viewed(by, { ...ENTITY, recordId: String(family._id) }, [...ids, ...suggestions.map((one) => one.id)]);
    const [told, notes, merged] = await Promise.all([
      this.messages.about(ids),
      this.notes.about(ids),
      this.merges.into(String(family._id)),
    ]);
    return { ...toFamily(family), records, suggestions, told, notes, merged };
  }

  async add(dto: FamilyDto, key: Key, by: RequestUser) {
    const { name, contacts, children = [] } = dto;
    const named = children.map((child) => ({ ...child, _id: newId() }));
    const family = new this.families({ name, contacts: withMain(contacts), children: named });
    return this.idempotency.once({ key, sent: dto, recordId: family._id }, async (tx) => {
      await this.changes.create(family, by, ENTITY, tx);
      return toFamily(family.toObject<Family>());
    });
  }

  async update(id: string, dto: FamilyChangesDto, by: RequestUser, ifMatch: IfMatchValue) {
    const family = await findOr404(this.families, id);
    const stored = family.toObject<Family>();
    const sent = dto.against({ get: (field) => stored[field as keyof Family] });
    // An emptied list means that there are no children.
    const children = 'children' in sent ? withIds(sent.children ?? [], stored.children) : undefined;
    const contacts = sent.contacts && withMain(sent.contacts);
    const changes = { ...sent, ...(contacts && { contacts }), ...(children && { children }) };
    const also = children && this.keepNamedChildren(family, children);
    await this.changes.update(family, changes, by, { ...ENTITY, also }, ifMatch);
    return toFamily(family.toObject<Family>());
  }

  async changeRecords(id: string, dto: FamilyRecordsDto, by: RequestUser) {
    await this.records.change(id, dto, by);
    return this.show(id, by);
  }

  async merge(id: string, other: string, by: RequestUser) {
    await this.merges.merge(id, other, by);
    return this.show(id, by);
  }

  async unmerge(id: string, other: string, by: RequestUser) {
    await this.merges.unmerge(id, other, by);
    return this.show(id, by);
  }

  /** Refuses to leave a booking with a child that is no longer there; also one that another administrator adds meanwhile. */
  private keepNamedChildren({ _id }: HydratedDocument<Family>, children: readonly FamilyChild[]): Step {
    const bookings = this.subjects.model('booking').collection;
    const kept = new Set(children.map((child) => child._id));
    return async (tx) => {
      const own = await tx.find<Pick<Booking, 'child'>>(bookings, { family: String(_id) }, { child: 1 });
      if (own.some(({ child }) => child && !kept.has(child))) throw conflict(REFUSALS.childNamed);
    };
  }

  private async recordsOf({ _id }: Family) {
    const found = REQUEST_ENTITIES.map(async (entity) => {
      const records = await this.subjects
        .model(entity)
        .find({ family: String(_id) })
        .lean<SubjectRecord[]>();
      return records.map((record) => toLine(entity, contactDetailsOf(this.subjects.of(entity), record).name, record));
    });
    return (await Promise.all(found)).flat().sort(newestFirst);
  }
}

const newId = (): string => new Types.ObjectId().toHexString();

/** @throws ValidationError (400) where two are the main contact; the first one is, if none is named */
function withMain<Contact extends Pick<FamilyContact, 'main'>>(contacts: readonly Contact[]): Contact[] {
  const mains = contacts.filter(({ main }) => main === true).length;
  if (mains > 1) throw new ValidationError({ contacts: REFUSALS.oneMainContact });
  return contacts.map((contact, i) => ({ ...contact, main: mains === 0 ? i === 0 : contact.main === true }));
}

type SentChild = Omit<FamilyChild, '_id'> & { readonly _id?: string | undefined };

/** @throws ValidationError (400) for an id that is no child's of the family, or comes twice */
function withIds(sent: readonly SentChild[], stored: readonly FamilyChild[]): FamilyChild[] {
  const known = new Set(stored.map(({ _id }) => _id));
  return sent.map(({ _id = newId(), ...child }, i) => {
    const isKnown = sent[i]?._id === undefined || known.delete(_id);
    if (!isKnown) throw new ValidationError({ children: REFUSALS.childNotOfFamily });
    return { _id, ...child };
  });
}
