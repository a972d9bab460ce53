import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BOOKING_KINDS } from '#contract/bookings';
import { HELD_MESSAGES } from '#contract/quarantine';
import { AuditService } from '../audit/index.js';
import type { Visitor } from '../common/access/index.js';
import { deleteOr404, findOr404 } from '../common/find-or-404.js';
import { findPage, type ListQuery, totalOf } from '../common/list/index.js';
import { deleteOnce, type Held, insertUnlessThere, QUARANTINE_MODEL } from '../common/once/index.js';
import { QUARANTINE_LIST, toHeld } from './held.mapper.js';

@Injectable()
export class QuarantineService {
  constructor(
    @InjectModel(QUARANTINE_MODEL) private readonly held: Model<Held>,
    private readonly audit: AuditService,
  ) {}

  async list(query: ListQuery, by: Visitor) {
    const page = await findPage(this.held, QUARANTINE_LIST, query, toHeld);
    return this.audit.viewedPage(by, { entity: 'quarantine' }, query, page);
  }

  total(): Promise<number> {
    return totalOf(this.held, {});
  }

  /** It is at home before it leaves: a release that broke off in between is simply done again. */
  async release(id: string, by: Visitor) {
    const held = (await findOr404(this.held, id, {}, '+once')).toObject<Held>();
    await insertUnlessThere(this.held.db.model(held.home).collection, homecoming(held));
    await deleteOr404(this.held, id);
    await this.note(by, 'released', held);
    return { message: HELD_MESSAGES.released, held: toHeld(held) };
  }

  async delete(id: string, by: Visitor): Promise<{ message: string }> {
    const held = await findOr404(this.held, id);
    await deleteOnce(this.held, id);
    await this.note(by, 'deleted', held);
    return { message: HELD_MESSAGES.deleted };
  }

  private note(by: Visitor, action: 'released' | 'deleted', { _id, what }: Held): Promise<void> {
    const kind = BOOKING_KINDS.find((known) => known === what);
    return this.audit.record(by, { action, entity: 'quarantine', recordId: String(_id), kind });
  }
}

/** The record as it would have been stored. A key whose time is over stays behind: another record may have it by now. */
function homecoming({ _id, record, createdAt, updatedAt, once }: Held) {
  return { _id, ...record, createdAt, updatedAt, ...(once && once.until > new Date() && { once }) };
}
