import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, Types } from 'mongoose';
import type { BookingQuestion, BookingWords } from '#contract/booking-words';
import { bookingWords as en } from '#contract/booking-words-en';
import { bookingWords as si } from '#contract/booking-words-si';
import { bookingWords as ta } from '#contract/booking-words-ta';
import { BOOKING_FIELDS, type BookingKind, PARENT_FIELDS } from '#contract/bookings';
import { dayText } from '#contract/day-text';
import { type Language, LANGUAGE_FIELDS } from '#contract/languages';
import { safeName } from '#contract/message-frame';
import { openAnswerOf } from '#contract/open-fields';
import type { Rules } from '#contract/rule';
import { TeacherProfiles } from '../categories/index.js';
import { Subjects } from '../subjects/index.js';
import type { Message } from './message.schema.js';

export const BOOKING_WORDS: Readonly<Record<Language, BookingWords>> = { en, si, ta };

/** A booking as it is stored. */
type Stored = Readonly<Record<string, unknown>>;

/** The field that holds the id of a teacher profile; the mail names the teacher instead. */
const STAFF_WISHED = 'preferredStaff';

/** A family's answers for the mail that confirms its booking. They are read when the mail is sent, so that no message stores them. */
@Injectable()
export class BookingAnswers {
  constructor(
    private readonly subjects: Subjects,
    private readonly staff: TeacherProfiles,
  ) {}

  /** Questions and answers, a line each, in the message's language; none for other messages. */
  async of({ template, recordId, kind, language = 'en' }: Message): Promise<string[]> {
    if (template !== 'booking-received' || kind === undefined) return [];
    const { collection } = this.subjects.model('booking');
    const booking = await collection.findOne<Stored>({ _id: new Types.ObjectId(recordId) });
    // A caller has not seen the form, which says that a copy of the answers is sent.
    if (booking === null || booking['recordedBy'] !== undefined) return [];
    const preferredStaff = await this.nameOf(booking['preferredStaff']);
    return answerLines(kind, { ...booking, preferredStaff }, BOOKING_WORDS[language]);
  }

  private async nameOf(id: unknown): Promise<string> {
    if (typeof id !== 'string' || !isObjectIdOrHexString(id)) return '';
    const [name = ''] = (await this.staff.namesOf([id])).values();
    return name;
  }
}

/** Types that may be quoted in a mail, besides days and names. Free text may not: anybody can have a mail sent to anybody. */
const SHOWN: readonly string[] = ['choice', 'number'];
const NAMES: readonly string[] = ['parentName', 'childName'];

/**
 * The questions of a kind in the order of its form, with the answers that were given. What the sender wrote in their own
 * words, and their number and address, are no part of a mail.
 */
export function answerLines(kind: BookingKind, booking: Stored, words: BookingWords): string[] {
  const rules: Rules = { ...PARENT_FIELDS, ...LANGUAGE_FIELDS, ...BOOKING_FIELDS[kind] };
  return Object.entries(rules).flatMap(([field, { type }]) => {
    const question = field as BookingQuestion;
    const answer = answerTo(question, SHOWN.includes(type), booking, words);
    const label = words.labels[question];
    return answer === '' ? [] : [`${label}${label.endsWith('?') ? '' : ':'} ${answer}`];
  });
}

function answerTo(
  question: BookingQuestion,
  isShown: boolean,
  booking: Stored,
  { instead, choices, days }: BookingWords,
): string {
  const answer = booking[question];
  const said = openAnswerOf(booking, question);
  if (said) return instead[said];
  if (answer instanceof Date) return dayText(answer.toISOString(), days);
  if (typeof answer !== 'string' && typeof answer !== 'number') return '';
  if (question === STAFF_WISHED) return String(answer);
  if (NAMES.includes(question)) return safeName(String(answer)) ?? '';
  if (!isShown) return '';
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = choices;
  return words[question]?.[answer] ?? String(answer);
}
