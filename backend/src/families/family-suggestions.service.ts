import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Language } from '#contract/languages';
import { REQUEST_ENTITIES, type RequestEntity } from '#contract/subjects';
import { AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { readOr404 } from '../common/find-or-404.js';
import { eachOnce, newestFirst } from '../common/list/index.js';
import { bookingKindOf, contactDetailsOf, type SubjectRecord, Subjects } from '../subjects/index.js';
import { similarContactFilters, mostSimilarContact } from './similar-contacts.js';
import { toLine } from './family.mapper.js';
import { type Family, FAMILY_MODEL } from './family.schema.js';

/** The contact fields of families. */
const OF_CONTACTS = { name: 'contacts.name', phone: 'contacts.phone', email: 'contacts.email' } as const;

/**
 * Suggests what may belong together. An administrator confirms or refuses it, because anybody can type anybody's
 * number, address or name.
 */
@Injectable()
export class FamilySuggestions {
  constructor(
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly subjects: Subjects,
    private readonly audit: AuditService,
  ) {}

  /** The records of no family that may belong to this one, newest first. */
  async recordsFor(family: Family) {
    const found = await Promise.all(REQUEST_ENTITIES.map((entity) => this.alike(entity, family)));
    return found.flat().sort(newestFirst);
  }

  /** The families that a record may belong to, and the one that could be made of it. */
  async familiesFor(asked: { readonly entity: unknown; readonly id: unknown }, by: RequestUser) {
    const entity = REQUEST_ENTITIES.find((each) => each === asked.entity);
    if (entity === undefined || typeof asked.id !== 'string') throw new BadRequestException();
    const record = await readOr404(this.subjects.model(entity), asked.id);
    const families = await this.familiesLike(entity, record);
    this.audit.viewed(by, { entity, kind: bookingKindOf(record), recordId: String(record._id) });
    this.audit.viewed(
      by,
      { entity: 'family' },
      families.map(({ _id }) => _id),
    );
    return { families, fresh: this.madeOf(entity, record) };
  }

  /** A family of one record, with what the record says and nothing that is guessed. */
  madeOf(entity: RequestEntity, record: SubjectRecord) {
    const { name, phone, email } = contactDetailsOf(this.subjects.of(entity), record);
    const language = (record['language'] ?? 'en') as Language;
    const childName = record['childName'] as string | undefined;
    return {
      name,
      contacts: [{ name, phone, email, language, main: true }],
      children: childName === undefined ? [] : [{ name: childName }],
    };
  }

  private async familiesLike(entity: RequestEntity, record: SubjectRecord) {
    const details = contactDetailsOf(this.subjects.of(entity), record);
    if (record['family']) return [];
    const found = await Promise.all(
      similarContactFilters([details], OF_CONTACTS).map((where) => this.families.find({ ...where }).lean<Family[]>()),
    );
    return eachOnce(found.flat())
      .filter(({ different = [] }) => !different.includes(String(record._id)))
      .flatMap(({ _id, name, contacts }) => {
        const best = mostSimilarContact(contacts, details);
        return best === undefined ? [] : [{ _id: String(_id), name, contacts, why: best.why }];
      });
  }

  private async alike(entity: RequestEntity, { contacts, different = [] }: Family) {
    const subject = this.subjects.of(entity);
    const model = this.subjects.model(entity);
    const found = await Promise.all(
      similarContactFilters(contacts, subject.contact).map((where) =>
        model.find({ ...where, family: null }).lean<SubjectRecord[]>(),
      ),
    );
    const others = eachOnce(found.flat()).filter(({ _id }) => !different.includes(String(_id)));
    return others.flatMap((record) => {
      const details = contactDetailsOf(subject, record);
      const best = mostSimilarContact(contacts, details);
      return best === undefined ? [] : [{ ...toLine(entity, details.name, record), ...best }];
    });
  }
}
