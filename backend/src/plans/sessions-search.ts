import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { dayOf, startOf, daysLater } from '#contract/sri-lanka';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import { groupBy } from '../common/group-by.js';
import { bothOf, type Filter, type ListQuery, readSearch, searchFor } from '../common/list/index.js';
import { type Family, FAMILY_MODEL } from '../families/index.js';
import { SessionCounts } from './session-counts.js';

type NamedBooking = Pick<Booking, '_id' | 'reference' | 'family' | 'child'> & { readonly childName?: string };

/** A word of a text in all its spellings. */
type Word = readonly RegExp[];
/** A record, and the words that name nothing of it. */
type Named<Field extends string> = Readonly<Record<Field, string>> & { readonly left: readonly Word[] };

/** Reads the filters of sessions and series that are no fields of theirs. */
@Injectable()
export class SessionsSearch {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly staff: TeacherProfiles,
    private readonly counts: SessionCounts,
  ) {}

  /**
   * The query as the store understands it.
   * @param own the condition of the sessions that the account may see; names are looked for among those alone
   */
  async read(query: ListQuery, own: Filter): Promise<ListQuery> {
    const { since, until, unresolved, q } = query.own ?? {};
    const conditions: Filter[] = [
      ...(since === undefined ? [] : [{ day: trusted({ $gte: dayFrom(since) }) }]),
      ...(until === undefined ? [] : [{ day: trusted({ $lte: dayFrom(until) }) }]),
      ...unresolvedIn(unresolved),
      ...(await this.named(q, own)),
      // Here a boolean is text still: the model casts it.
      ...(query.filter['owed'] === 'true' ? [await this.counts.owed()] : []),
    ];
    const filter = bothOf(query.filter, { $and: conditions });
    return { ...query, filter, sort: bySlot(query.sort) };
  }

  /** The same of series, which name no child and no family: their bookings do. */
  async readSeries(query: ListQuery): Promise<ListQuery> {
    return { ...query, filter: bothOf(query.filter, { $and: await this.named(query.own?.['q']) }) };
  }

  /** Finds what a text names, each of its words the booking, its family or child, or the teacher; however many, each is read once. */
  private async named(q: unknown, own: Filter = {}): Promise<Filter[]> {
    const text = readSearch(q);
    const words = wordsIn(text, ['name']).map(patternsIn);
    if (words.length === 0) return [];
    const [ofFamilies, ofBookings] = await Promise.all([this.namedBy('family', own), this.namedBy('booking', own)]);
    const families = await this.families
      .find({ $or: anyWordOf(text, ['name', 'children.name']), ...ofFamilies }, 'name children')
      .lean<Family[]>();
    const familyOf = new Map(families.map((family) => [String(family._id), family]));
    const anyOf = [...anyWordOf(text, ['reference', 'childName']), { family: trusted({ $in: [...familyOf.keys()] }) }];
    const [bookings, staff] = await Promise.all([
      this.bookings.find({ $or: anyOf, ...ofBookings }, 'reference childName family child').lean<NamedBooking[]>(),
      this.staff.find({ $or: anyWordOf(text, ['tName']) }, 'tName'),
    ]);
    const missing = bookings.map((booking) => ({
      booking: String(booking._id),
      left: missingIn(words, namesOf(booking, familyOf.get(booking.family ?? ''))),
    }));
    const known = staff.map(({ _id, tName }) => ({ profile: String(_id), left: missingIn(words, [tName]) }));
    return [conditionOf(words, missing, known)];
  }

  /** The condition of the records that these sessions name; none for all sessions. */
  private async namedBy(field: 'family' | 'booking', sessions: Filter): Promise<Filter> {
    if (Object.keys(sessions).length === 0) return {};
    return { _id: trusted({ $in: [...(await this.counts.each(field, sessions))] }) };
  }
}

/** The key of the bookings that need no teacher to be found. */
const ANYBODY = 'anybody';

/**
 * A condition for what every word names, in the booking or in the teacher. Each booking stands in it once: the ids of all that
 * each of many words names are more than one command holds.
 */
function conditionOf(
  words: readonly Word[],
  bookings: readonly Named<'booking'>[],
  staff: readonly Named<'profile'>[],
): Filter {
  const teachersOf = (wanted: readonly Word[]): string[] =>
    staff.filter(({ left }) => !wanted.some((word) => left.includes(word))).map(({ profile }) => profile);
  const ofTeachers = groupBy(bookings, ({ left }) => (left.length === 0 ? ANYBODY : teachersOf(left).join(' ')));
  const possible = [...ofTeachers].filter(([teachers]) => teachers !== '');
  const groups = possible.map(([teachers, found]) => ({
    booking: trusted({ $in: found.map(({ booking }) => booking) }),
    ...(teachers !== ANYBODY && { profile: trusted({ $in: teachers.split(' ') }) }),
  }));
  return { $or: [{ profile: trusted({ $in: teachersOf(words) }) }, ...groups] };
}

/** The words that are in none of these names. */
function missingIn(words: readonly Word[], names: readonly (string | undefined)[]): Word[] {
  return words.filter((word) => !names.some((name = '') => word.some((pattern) => pattern.test(name))));
}

function namesOf({ reference, childName, child }: NamedBooking, family: Family | undefined): (string | undefined)[] {
  return [reference, childName, family?.name, family?.children.find(({ _id }) => _id === child)?.name];
}

/** The conditions for what has at least one word of a text. */
function anyWordOf(text: string, fields: readonly string[]): Filter[] {
  return wordsIn(text, fields).flatMap(({ $or }) => $or as readonly Filter[]);
}

/** One condition for each word of a text. */
function wordsIn(text: string, fields: readonly string[]): Filter[] {
  return (searchFor(text, fields)['$and'] as Filter[] | undefined) ?? [];
}

function patternsIn({ $or }: Filter): RegExp[] {
  const spellings = ($or ?? []) as readonly Readonly<Record<string, { $regex: string; $options: string }>>[];
  return spellings.flatMap((one) => Object.values(one).map(({ $regex, $options }) => new RegExp($regex, $options)));
}

function dayFrom(value: unknown): string {
  if (typeof value !== 'string' || startOf(value) === undefined) throw new BadRequestException();
  return value;
}

/** Finds sessions of days that are over whose outcome nobody recorded. */
function unresolvedIn(value: unknown): Filter[] {
  if (value === undefined || value === false || value === 'false') return [];
  if (value !== true && value !== 'true') throw new BadRequestException();
  return [{ status: 'planned' }, { day: trusted({ $lte: daysLater(dayOf(new Date()), -1) }) }];
}

/** Sessions of one day follow each other by their times. */
function bySlot(sort: ListQuery['sort']): ListQuery['sort'] {
  const { day, ...rest } = sort;
  return day === undefined ? sort : { day, at: day, ...rest };
}
