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

  /** The query as the store understands it. */
  async read(query: ListQuery): Promise<ListQuery> {
    const { since, until, unresolved, q } = query.own ?? {};
    const conditions: Filter[] = [
      ...(since === undefined ? [] : [{ day: trusted({ $gte: dayFrom(since) }) }]),
      ...(until === undefined ? [] : [{ day: trusted({ $lte: dayFrom(until) }) }]),
      ...unresolvedIn(unresolved),
      ...(await this.namedIn(readSearch(q))).map(anyOf),
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
      const named = this.bookings.find(anyOf({ _id: booking, ...others }), '_id').lean<Kept[]>();
      return anyOf({ profile, booking: await idsOf(named) });
    });
    return { ...query, filter: bothOf(query.filter, { $and: await Promise.all(conditions) }) };
  }

  /** Finds, for each word, the children, families, teachers and bookings that it names. */
  private async namedIn(text: string): Promise<Named[]> {
    const [ofFamilies, ofBookings, ofStaff] = [['name'], ['reference', 'childName'], ['tName']].map((fields) =>
      wordsIn(text, fields),
    );
    const ofChildren = wordsIn(text, ['children.name']);
    return Promise.all(
      ofChildren.map(async (_, i) => {
        const [families, children, bookings, staff] = await Promise.all([
          idsOf(this.families.find(ofFamilies?.[i] ?? {}, '_id').lean<Kept[]>()),
          this.childrenNamed(ofChildren[i] ?? {}),
          idsOf(this.bookings.find(ofBookings?.[i] ?? {}, '_id').lean<Kept[]>()),
          idsOf(this.staff.find(ofStaff?.[i] ?? {}, '_id')),
        ]);
        return { family: families, child: children, booking: bookings, profile: staff };
      }),
    );
  }

  private async childrenNamed(where: Filter): Promise<string[]> {
    const families = await this.families.find(where, 'children').lean<Family[]>();
    const patterns = patternsIn(where);
    return families.flatMap(({ children }) =>
      children.flatMap(({ _id, name }) => (patterns.some((pattern) => pattern.test(name)) ? [_id] : [])),
    );
  }
}

function anyOf(named: Readonly<Record<string, readonly string[]>>): Filter {
  return { $or: Object.entries(named).map(([field, ids]) => ({ [field]: trusted({ $in: [...ids] }) })) };
}

/** One condition for each word of a text. */
function wordsIn(text: string, fields: readonly string[]): Filter[] {
  return (searchFor(text, fields)['$and'] as Filter[] | undefined) ?? [];
}

function patternsIn({ $or }: Filter): RegExp[] {
  const spellings = ($or ?? []) as readonly Readonly<Record<string, { $regex: string; $options: string }>>[];
  return spellings.flatMap((one) => Object.values(one).map(({ $regex, $options }) => new RegExp($regex, $options)));
}

async function idsOf(found: PromiseLike<Kept[]>): Promise<string[]> {
  return (await found).map(({ _id }) => String(_id));
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
