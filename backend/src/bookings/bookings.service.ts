import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model } from 'mongoose';
import {
  ASSIGNMENT_FIELDS,
  BOOKING_KINDS,
  BOOKING_STATUSES,
  type BookingKind,
  type BookingStatus,
} from '#contract/bookings';
import { DECISION_MESSAGES } from '#contract/messages';
import { SENTENCES } from '#contract/sentences';
import { NOTICE_VERSION } from '#contract/notice';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { TeacherProfiles } from '../categories/index.js';
import { changedFields, requireDependents } from '../common/dto/index.js';
import { fieldError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import type { Key } from '../idempotency/index.js';
import {
  findPage,
  type WeeklyTotals,
  type ListQuery,
  totalsBy,
  totalsByWeek,
  type WeekSpan,
} from '../common/list/index.js';
import { spamFlag, INCLUDING_SUSPECTED_SPAM } from '../common/suspected-spam.js';
import type { Step } from '../database/index.js';
import { MessagesService, MessageWithdrawals } from '../messages/index.js';
import { Dependents } from '../subjects/index.js';
import {
  historyEntry,
  NOTHING_TO_TELL,
  reopened,
  type Receipt,
  SubmissionsService,
  repeatedEntry,
  TO_TELL,
} from '../submissions/index.js';
import {
  BOOKING_LISTS,
  type BookingChanges,
  type BookingChangesDto,
  type BookingDto,
  type EnteredBookingDto,
  INBOX_LIST,
} from './booking.dto.js';
import { toBooking } from './booking.mapper.js';
import { bookingMessage, DECISION_EVENTS } from './booking.message.js';
import { type Booking, BOOKING_MODEL, type BookingOfKind } from './booking.schema.js';
import { closeOpenFields } from './close-open-fields.js';
import { keepProof } from './consent-proof.js';
import { kindRules } from './kind-rules.js';

interface BookingAdded extends Receipt {
  readonly message: string;
  readonly bookingId: string;
}

const toAnswer = (booking: Booking) => toBooking(booking as BookingOfKind);

@Injectable()
export class BookingsService {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly staff: TeacherProfiles,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly submissions: SubmissionsService,
    private readonly messages: MessagesService,
    private readonly withdrawals: MessageWithdrawals,
    private readonly dependents: Dependents,
  ) {}

  async add(kind: BookingKind, dto: BookingDto, key: Key, suspectedSpam: boolean): Promise<BookingAdded> {
    return this.submissions.create(this.ofKind(kind), {
      entity: 'booking',
      key,
      dto,
      record: { ...dto, kind, status: 'Pending', ...spamFlag(suspectedSpam) },
      received: suspectedSpam ? undefined : (booking) => bookingMessage('booking-received', booking),
      toAnswer: ({ _id }) => ({ message: SENTENCES.bookingAdded, bookingId: String(_id) }),
    });
  }

  /** Stores a booking for a caller, who agreed aloud to the current notice. The record says who entered it. */
  async enter(kind: BookingKind, dto: EnteredBookingDto, key: Key, by: RequestUser): Promise<BookingAdded> {
    const consent = { consentVersion: NOTICE_VERSION, consentLanguage: dto.language ?? 'en', recordedBy: by.email };
    return this.submissions.create(this.ofKind(kind), {
      entity: 'booking',
      key,
      dto,
      record: { ...dto, ...consent, kind, status: 'Pending' },
      received: (booking) => bookingMessage('booking-received', booking),
      recorded: (booking) => this.changes.creation(booking, by, { entity: 'booking', kind }),
      toAnswer: ({ _id }) => ({ message: SENTENCES.bookingAdded, bookingId: String(_id) }),
    });
  }

  async list(kind: BookingKind, query: ListQuery, by: RequestUser) {
    const page = await findPage(this.bookings, BOOKING_LISTS[kind], query, toAnswer, { kind });
    return this.audit.viewedPage(by, { entity: 'booking', kind }, query, page);
  }

  async inbox(query: ListQuery, by: RequestUser) {
    const page = await findPage(this.bookings, INBOX_LIST, query, toAnswer);
    return this.audit.viewedPage(by, { entity: 'booking' }, query, page);
  }

  async update(kind: BookingKind, id: string, dto: BookingChangesDto, by: RequestUser, ifMatch: IfMatchValue) {
    const booking = await findOr404(this.ofKind(kind), id);
    const sent = dto.against(booking);
    const changes = { ...sent, ...closeOpenFields(booking, sent) };
    requireDependents(kindRules(kind), booking.toObject<Record<string, unknown>>(), changes);
    const { assignedStaff } = changes;
    const staff = assignedStaff === booking.assignedStaff ? undefined : assignedStaff;
    const { status } = changes;
    const assigned = this.requireStaff(staff);
    // Another change may have come in between: what is stored then must hold too.
    const also: Step = async (tx) => {
      const stored = await tx.findOne<Record<string, unknown>>(booking.collection, { _id: booking._id });
      if (stored) requireDependents(kindRules(kind), stored, changes);
      await assigned(tx);
    };
    if (status === undefined) await this.correct(booking, changes, by, ifMatch, also);
    else await this.decide(booking, { ...changes, status }, by, ifMatch, also);
    return toBooking(booking);
  }

  /** Tells the family, on its page and in a message, that an administrator changed what it sent. */
  private async correct(
    booking: HydratedDocument<BookingOfKind>,
    changes: BookingChanges,
    by: RequestUser,
    ifMatch: IfMatchValue,
    required: Step,
  ): Promise<void> {
    const fields = booking.set(changes).directModifiedPaths();
    const isCorrected = fields.some((field) => !(field in ASSIGNMENT_FIELDS));
    const told = isCorrected ? bookingMessage('booking-changed', booking.toObject<Booking>()) : undefined;
    const about = {
      entity: 'booking',
      kind: booking.kind,
      fields,
      also: [required, ...(told ? [this.messages.message(told)] : [])],
    } as const;
    await this.changes.update(booking, isCorrected ? repeatedEntry(booking, 'corrected') : {}, by, about, ifMatch);
  }

  /** The decision, its history entry and the message about it are one transaction. */
  private async decide(
    booking: HydratedDocument<BookingOfKind>,
    changes: BookingChanges & { readonly status: BookingStatus },
    by: RequestUser,
    ifMatch: IfMatchValue,
    required: Step,
  ): Promise<void> {
    const fields = changedFields(booking, changes);
    const template = changes.status === 'Pending' ? undefined : DECISION_MESSAGES.booking[changes.status];
    const decided: Booking = { ...booking.toObject<Booking>(), ...changes };
    // A family without contact details cannot be told. When a booking is set back to pending, its unsent message is withdrawn.
    const told = template && bookingMessage(template, decided);
    const withdrawn = template ? [] : [this.withdrawals.ofDecision(String(booking._id))];
    booking.set({
      ...(changes.status === 'Pending' ? reopened() : historyEntry(DECISION_EVENTS[changes.status])),
      ...(told ? TO_TELL : NOTHING_TO_TELL),
      cancelledBy: null,
    });
    const about = { entity: 'booking', kind: booking.kind, fields } as const;
    const closed = changes.status === 'Approved' ? [] : [this.closing(booking, by, told !== undefined)];
    const also = [required, ...(told ? [this.messages.message(told)] : withdrawn), ...closed];
    await this.changes.update(booking, changes, by, { ...about, also }, ifMatch);
  }

  /** Ends what is planned for a booking that is no longer approved. */
  private closing({ _id, kind }: Booking, by: RequestUser, isFamilyTold: boolean): Step {
    const closed = { id: String(_id), kind, cancelledBy: 'provider', isFamilyTold } as const;
    return (tx) => this.dependents.bookingClosed(tx, closed, by);
  }

  /**
   * Refuses a teacher who has left: they keep the families they have, but get no new ones. The step also claims the
   * profile, so that it cannot be deleted at the same moment.
   */
  private requireStaff(wanted: string | undefined): Step {
    return async (tx) => {
      if (wanted === undefined) return;
      if ((await this.staff.claim(tx, wanted))?.status === 'active') return;
      throw fieldError('assignedStaff', ASSIGNMENT_FIELDS.assignedStaff, 'notListed');
    };
  }

  async release(kind: BookingKind, id: string, by: RequestUser) {
    const about = { entity: 'booking', kind } as const;
    const received = (booking: Booking) => bookingMessage('booking-received', booking);
    return toBooking(await this.submissions.release(this.ofKind(kind), id, by, about, received));
  }

  async delete(kind: BookingKind, id: string, by: RequestUser): Promise<{ message: string }> {
    const booking = await findOr404(this.ofKind(kind), id, INCLUDING_SUSPECTED_SPAM);
    await this.submissions.remove(booking, by, {
      entity: 'booking',
      kind,
      also: [keepProof(this.bookings.db, booking), (tx) => this.dependents.bookingDeleted(tx, String(booking._id))],
    });
    return { message: SENTENCES.bookingDeleted };
  }

  async figures(weeks: readonly WeekSpan[]): Promise<WeeklyTotals<Record<BookingKind, Record<BookingStatus, number>>>> {
    const ofKinds = BOOKING_KINDS.map(
      async (kind) => [kind, await totalsBy(this.bookings, 'status', BOOKING_STATUSES, { kind })] as const,
    );
    const [now, byWeek] = await Promise.all([Promise.all(ofKinds), totalsByWeek(this.bookings, weeks)]);
    return { now: Object.fromEntries(now) as Record<BookingKind, Record<BookingStatus, number>>, byWeek };
  }

  /** The model of one kind, which finds and creates no bookings of other kinds. */
  private ofKind(kind: BookingKind): Model<BookingOfKind> {
    return this.bookings.discriminators?.[kind] as unknown as Model<BookingOfKind>;
  }
}
