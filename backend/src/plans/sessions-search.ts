import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { dayOf, startOf, daysLater } from '#contract/sri-lanka';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import { bothOf, type Filter, type ListQuery, readSearch, searchFor } from '../common/list/index.js';
import { type Family, FAMILY_MODEL } from '../families/index.js';
import { SessionCounts } from './session-counts.js';

type Kept = { readonly _id: unknown };
type NamedBooking = Kept & Pick<Booking, 'reference'> & { readonly childName?: string };

/** The ids of what a word names. */
type Named = Readonly<Record<'family' | 'child' | 'booking' | 'profile', readonly string[]>>;

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
      ...(await this.namedIn(readSearch(q), own)).map(anyOf),
      // Here a boolean is text still: the model casts it.
      ...(query.filter['owed'] === 'true' ? [await this.counts.owed()] : []),
    ];
    const filter = bothOf(query.filter, { $and: conditions });
    return { ...query, filter, sort: bySlot(query.sort) };
  }

  /** The same of series, which name no child and no family: their bookings do. */
  async readSeries(query: ListQuery): Promise<ListQuery> {
    const words = await this.namedIn(readSearch(query.own?.['q']));
    const conditions = words.map(async ({ profile, booking, ...others }) => {
      const named = await this.bookings.find(anyOf({ _id: booking, ...others }), '_id').lean<Kept[]>();
      return anyOf({ profile, booking: idsOf(named) });
    });
    return { ...query, filter: bothOf(query.filter, { $and: await Promise.all(conditions) }) };
  }

  /** Finds, for each word, the children, families, teachers and bookings that it names; however many words, each is read once. */
  private async namedIn(text: string, own: Filter = {}): Promise<Named[]> {
    const words = wordsIn(text, ['name']).map(patternsIn);
    if (words.length === 0) return [];
    const [ofFamilies, ofBookings] = await Promise.all([this.namedBy('family', own), this.namedBy('booking', own)]);
    const [families, bookings, staff] = await Promise.all([
      this.families
        .find({ ...anyWordOf(text, ['name', 'children.name']), ...ofFamilies }, 'name children')
        .lean<Family[]>(),
      this.bookings
        .find({ ...anyWordOf(text, ['reference', 'childName']), ...ofBookings }, 'reference childName')
        .lean<NamedBooking[]>(),
      this.staff.find(anyWordOf(text, ['tName']), 'tName'),
    ]);
    const children = families.flatMap((family) => family.children);
    return words.map((patterns) => {
      const isNamed = (...names: readonly (string | undefined)[]) =>
        names.some((name = '') => patterns.some((pattern) => pattern.test(name)));
      return {
        family: idsOf(families.filter(({ name }) => isNamed(name))),
        child: idsOf(children.filter(({ name }) => isNamed(name))),
        booking: idsOf(bookings.filter(({ reference, childName }) => isNamed(reference, childName))),
        profile: idsOf(staff.filter(({ tName }) => isNamed(tName))),
      };
    });
  }

  /** The condition of the records that these sessions name; none for all sessions. */
  private async namedBy(field: 'family' | 'booking', sessions: Filter): Promise<Filter> {
    if (Object.keys(sessions).length === 0) return {};
    return { _id: trusted({ $in: [...(await this.counts.each(field, sessions))] }) };
  }
}

function anyOf(named: Readonly<Record<string, readonly string[]>>): Filter {
  return { $or: Object.entries(named).map(([field, ids]) => ({ [field]: trusted({ $in: [...ids] }) })) };
}

/** A condition for what has at least one word of a text. */
function anyWordOf(text: string, fields: readonly string[]): Filter {
  return { $or: wordsIn(text, fields).flatMap(({ $or }) => $or as readonly Filter[]) };
}

/** One condition for each word of a text. */
function wordsIn(text: string, fields: readonly string[]): Filter[] {
  return (searchFor(text, fields)['$and'] as Filter[] | undefined) ?? [];
}

function patternsIn({ $or }: Filter): RegExp[] {
  const spellings = ($or ?? []) as readonly Readonly<Record<string, { $regex: string; $options: string }>>[];
  return spellings.flatMap((one) => Object.values(one).map(({ $regex, $options }) => new RegExp($regex, $options)));
}

function idsOf(found: readonly Kept[]): string[] {
  return found.map(({ _id }) => String(_id));
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
