import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { SENTENCES } from '#contract/sentences';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { findOr404, readOr404 } from '../common/find-or-404.js';
import { findPage, type ListQuery, NEWEST_FIRST } from '../common/list/index.js';
import type { Step } from '../database/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { Subjects } from '../subjects/index.js';
import { type Note, NOTE_LIST, NOTE_MODEL, type NoteDto, toNote } from './note.schema.js';

/** The team's notes about a record, which are deleted with it. */
@Injectable()
export class NotesService {
  constructor(
    @InjectModel(NOTE_MODEL) private readonly notes: Model<Note>,
    private readonly subjects: Subjects,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly idempotency: IdempotencyService,
  ) {}

  async list(query: ListQuery, by: RequestUser) {
    const page = await findPage(this.notes, NOTE_LIST, query, toNote);
    return this.audit.viewedPage(by, { entity: 'note' }, query, page);
  }

  async add(dto: NoteDto, key: Key, by: RequestUser) {
    const { entity, recordId, kind, text } = dto;
    const { _id } = await readOr404(this.subjects.model(entity), recordId, this.subjects.of(entity).where, '_id');
    const note = new this.notes({ entity, recordId, kind, text, by: by.email });
    // The record may be deleted or erased at the same moment: then no note stays behind.
    const also: Step = async (tx) => {
      if ((await tx.claim(this.subjects.model(entity).collection, { _id })) === null) throw new NotFoundException();
    };
    return this.idempotency.once({ key, sent: dto, recordId: _id }, async (tx) => {
      await this.changes.create(note, by, { entity: 'note', fields: ['text'], also }, tx);
      return toNote(note);
    });
  }

  /** The notes about these records, newest first. */
  async about(recordIds: readonly string[]) {
    const about = this.notes.find({ recordId: trusted({ $in: [...recordIds] }) }).sort(NEWEST_FIRST);
    return (await about.lean<Note[]>()).map(toNote);
  }

  /** Deletes all notes about records, in the transaction that deletes those. */
  removal(...recordIds: readonly string[]): Step {
    return (tx) => tx.deleteMany(this.notes.collection, { recordId: { $in: recordIds } });
  }

  async delete(id: string, by: RequestUser): Promise<{ message: string }> {
    await this.changes.delete(await findOr404(this.notes, id), by, { entity: 'note' });
    return { message: SENTENCES.noteDeleted };
  }
}
