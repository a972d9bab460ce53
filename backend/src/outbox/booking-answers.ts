import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, isObjectIdOrHexString, Types } from 'mongoose';
import type { BookingQuestion, BookingWords } from '#contract/booking-words';
import { bookingWords as en } from '#contract/booking-words-en';
import { bookingWords as si } from '#contract/booking-words-si';
import { bookingWords as ta } from '#contract/booking-words-ta';
import { BOOKING_FIELDS, type BookingKind, PARENT_FIELDS } from '#contract/bookings';
import { dayText } from '#contract/day-text';
import type { Language } from '#contract/languages';
import { saidInstead } from '#contract/open-fields';
import { SUBJECTS } from '../common/subjects.js';
import type { OutboxMessage } from './outbox-message.schema.js';

export const BOOKING_WORDS: Readonly<Record<Language, BookingWords>> = { en, si, ta };

/** A booking as it is stored. */
type Stored = Readonly<Record<string, unknown>>;

const STAFF = 'categories';

/** What a family answered, for the mail that says it has arrived: read when that is sent, so that no message stores it. */
@Injectable()
export class BookingAnswers {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Questions and answers, a line each, in the message's language; none for other messages. */
  async of({ template, recordId, kind, language = 'en' }: OutboxMessage): Promise<string[]> {
    if (template !== 'booking-received' || kind === undefined) return [];
    const bookings = this.connection.collection(SUBJECTS.booking.collection);
    const booking = await bookings.findOne<Stored>({ _id: new Types.ObjectId(recordId) });
    // A caller has not read on the form that a copy is sent.
    if (booking === null || booking['recordedBy'] !== undefined) return [];
    const preferredStaff = await this.nameOf(booking['preferredStaff']);
    return answerLines(kind, { ...booking, preferredStaff }, BOOKING_WORDS[language]);
  }

  private async nameOf(id: unknown): Promise<string> {
    if (typeof id !== 'string' || !isObjectIdOrHexString(id)) return '';
    const profile = await this.connection
      .collection(STAFF)
      .findOne<{ tName: string }>({ _id: new Types.ObjectId(id) }, { projection: { tName: 1 } });
    return profile?.tName ?? '';
  }
}

/** The questions of a kind in the order of its form, with the answers that were given. */
export function answerLines(kind: BookingKind, booking: Stored, words: BookingWords): string[] {
  const questions = [...Object.keys(PARENT_FIELDS), 'language', ...Object.keys(BOOKING_FIELDS[kind])];
  return (questions as BookingQuestion[]).flatMap((question) => {
    const answer = answerTo(question, booking, words);
    const label = words.labels[question];
    return answer === '' ? [] : [`${label}${label.endsWith('?') ? '' : ':'} ${answer}`];
  });
}

function answerTo(question: BookingQuestion, booking: Stored, { instead, choices, days }: BookingWords): string {
  const answer = booking[question];
  const said = saidInstead(booking, question);
  if (said) return instead[said];
  if (answer instanceof Date) return dayText(answer.toISOString(), days);
  if (typeof answer !== 'string' && typeof answer !== 'number') return '';
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = choices;
  return words[question]?.[answer] ?? (question === 'parentEmail' ? String(answer) : unlinked(String(answer)));
}

/** Mail programs make links of what looks like an address: nobody may send one to a stranger, by typing theirs into a form. */
function unlinked(text: string): string {
  return text.replaceAll('://', ': //').replace(/([\p{L}\d])\.(?=\p{L}{2})/gu, '$1. ');
}
