import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { bookingWords as en } from '#contract/booking-words-en';
import { bookingWords as si } from '#contract/booking-words-si';
import { bookingWords as ta } from '#contract/booking-words-ta';
import { type DayWords, longDay } from '#contract/day-text';
import type { Language } from '#contract/languages';
import { type MessageTemplate, STAFF_TEMPLATES } from '#contract/messages';
import type { Place } from '#contract/plan-rules';
import { dayOf, minuteOf, timeOf } from '#contract/sri-lanka';
import { TeacherProfiles } from '../categories/index.js';
import type { Step, Tx } from '../database/index.js';
import { type Family, FAMILY_MODEL, mainContact } from '../families/index.js';
import {
  Addresses,
  MessagesService,
  type NewMessage,
  placeWord,
  type UndoableChange,
  MessageWithdrawals,
} from '../messages/index.js';
import { Subjects } from '../subjects/index.js';
import type { PlannedBooking, Staff } from './planning.js';
import { bySlot, type Slot } from './planning-rules.js';

type FamilyTemplate = Extract<MessageTemplate, `session${string}`>;
type StaffTemplate = (typeof STAFF_TEMPLATES)[number];
type Booking = Pick<
  PlannedBooking,
  '_id' | 'kind' | 'reference' | 'language' | 'parentName' | 'parentPhone' | 'parentEmail'
> & { readonly family?: string; readonly toMainContact?: true };
type ToldSlot = Slot & { readonly place: Place };
/** The sessions that a message tells, and where they were before. */
interface Told {
  readonly sessions: readonly ToldSlot[];
  readonly before?: readonly ToldSlot[];
  readonly staff?: string;
  /** The ids of sessions that somebody else takes. */
  readonly handed?: readonly string[];
  /** The change as it can be taken back, and the one that this takes back. */
  readonly undo?: { readonly by: UndoableChange; readonly of: UndoableChange };
}

const DAYS: Readonly<Record<Language, DayWords>> = { en: en.days, si: si.days, ta: ta.days };
/** A message tells so many sessions: of a longer list, the first ones and the last. */
const LINES = 6;
const FIRST_LINES = 3;

/** A session as people say it: `Tuesday 24 November, 15:30–16:30`. */
function slotLine({ day, at, minutes }: Slot, language: Language): string {
  return `${longDay(day, DAYS[language])}, ${at}–${timeOf(minuteOf(at) + minutes)}`;
}

function slotLines(sessions: readonly ToldSlot[], language: Language, isPlaced: boolean): string {
  const lines = sessions
    .toSorted(bySlot)
    .map((slot) => slotLine(slot, language) + (isPlaced ? `, ${placeWord(slot.place, language)}` : ''));
  return (lines.length <= LINES ? lines : [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-1)]).join('\n');
}

/** Whether sessions stay at their times and take place elsewhere: then the times tell nothing of it. */
function isElsewhereOnly(sessions: readonly ToldSlot[], before: readonly ToldSlot[]): boolean {
  const isSameTime = before.every((slot, i) =>
    (['day', 'at', 'minutes'] as const).every((field) => slot[field] === sessions[i]?.[field]),
  );
  return isSameTime && before.some(({ place }, i) => place !== sessions[i]?.place);
}

function paramsOf(
  { sessions, before = [], staff = '', handed, undo }: Told,
  language: Language,
): Record<string, string> {
  const isPlaced = isElsewhereOnly(sessions, before);
  return {
    count: String(sessions.length),
    sessions: slotLines(sessions, language, isPlaced),
    before: slotLines(before, language, isPlaced),
    staff,
    ...(handed && { parts: handed.join(' ') }),
    ...undo?.by,
  };
}

/** A booking with the name, number and address of the family's main contact, for one that has none of its own. */
export function withMainContact(booking: Booking, family: Pick<Family, 'contacts'> | null | undefined): Booking {
  const main = mainContact(family?.contacts);
  if (main === undefined) return booking;
  const { name: parentName, phone: parentPhone, email: parentEmail, language } = main;
  return { ...booking, parentName, parentPhone, parentEmail, language, toMainContact: true };
}

/** The message to a family; none if there is neither a phone number nor an email address. */
export function familyMessage(template: FamilyTemplate, booking: Booking, told: Told): NewMessage | undefined {
  const { kind, reference, language = 'en', parentName: name, parentPhone: phone, parentEmail: email } = booking;
  if (phone === undefined && email === undefined) return undefined;
  const { toMainContact } = booking;
  const about = { entity: 'booking', recordId: String(booking._id), kind, reference } as const;
  return { template, language, name, phone, email, about, params: paramsOf(told, language), toMainContact };
}

/** Tells families and staff of their sessions, in the transaction of the change. */
@Injectable()
export class PlanMessages implements OnModuleInit {
  constructor(
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly addresses: Addresses,
    private readonly messages: MessagesService,
    private readonly withdrawals: MessageWithdrawals,
    private readonly subjects: Subjects,
    private readonly staff: TeacherProfiles,
  ) {}

  onModuleInit(): void {
    this.addresses.mainContactsOf = (families) => this.mainContactsOf(families);
    for (const template of STAFF_TEMPLATES) {
      // Whoever is no longer a member of staff reads nothing more of the children.
      this.messages.checkBeforeSending(template, async ({ recordId }) => {
        return (await this.staff.ofAccount(recordId)) !== null;
      });
    }
  }

  private async mainContactsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Family['contacts'][number]>> {
    const families = await this.families.find({ _id: trusted({ $in: [...ids] }) }, 'contacts').lean<Family[]>();
    return new Map(
      families.flatMap(({ _id, contacts }) => {
        const main = mainContact(contacts);
        return main ? [[String(_id), main] as const] : [];
      }),
    );
  }

  /** Tells the family and the staff of those planned sessions that are still to come. */
  planned(booking: Booking, staff: Pick<Staff, 'account' | 'tName'>, planned: readonly ToldSlot[]): Step {
    const today = dayOf(new Date());
    const sessions = planned.filter(({ day }) => day >= today);
    return async (tx) => {
      if (sessions.length === 0) return;
      await this.toFamily('sessions-planned', booking, { sessions, staff: staff.tName })(tx);
      await this.toStaff('staff-planned', staff, booking, { sessions })(tx);
    };
  }

  toFamily(template: FamilyTemplate, booking: Booking, told: Told): Step {
    return async (tx) => {
      if (told.undo && (await this.withdrawals.ofChange(tx, String(booking._id), told.undo.of))) return;
      const message = familyMessage(template, await this.reachable(tx, booking), told);
      // The family need not hear of somebody who will not come after all.
      const about = { recordId: String(booking._id), template };
      if (told.handed) await this.withdrawals.ofRepeated(about, told.handed)(tx);
      if (message !== undefined) await this.messages.message(message)(tx);
    };
  }

  private async reachable(tx: Tx, booking: Booking): Promise<Booking> {
    const { family, parentPhone, parentEmail } = booking;
    if (family === undefined || (parentPhone ?? parentEmail) !== undefined) return booking;
    const _id = new Types.ObjectId(family);
    return withMainContact(booking, await tx.findOne<Family>(this.families.collection, { _id }, { contacts: 1 }));
  }

  /** Staff whose profile names no account are told by the office. */
  toStaff(
    template: StaffTemplate,
    { account }: Pick<Staff, 'account'>,
    { reference }: Pick<Booking, 'reference'>,
    told: Told,
  ): Step {
    return async (tx) => {
      if (!account) return;
      if (told.undo && (await this.withdrawals.ofChange(tx, account, told.undo.of))) return;
      const { collection } = this.subjects.model('user');
      const user = await tx.findOne<Account>(collection, { _id: new Types.ObjectId(account) }, ACCOUNT);
      if (user === null) return;
      const { full_name: name, email, phone_number: phone, language = 'en' } = user;
      const about = { entity: 'user', recordId: account, reference } as const;
      const message = { template, language, name, email, phone, about, params: paramsOf(told, language) };
      await this.messages.message(message)(tx);
    };
  }
}

interface Account {
  readonly full_name?: string;
  readonly email?: string;
  readonly phone_number?: string;
  readonly language?: Language;
}
const ACCOUNT = { full_name: 1, email: 1, phone_number: 1, language: 1 } as const;
