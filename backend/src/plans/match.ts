import { canonicalText } from '#contract/characters';
import type { Language } from '#contract/languages';
import type { Match, MatchMiss, MatchReason } from '#contract/plans';
import type { Service } from '#contract/services';
import { DISTRICTS, type District } from '#contract/sri-lanka';
import { minutesAtSchool, type SchoolTimes } from './school-times.js';

/** The wishes of a booking. One that it does not state is absent. */
export interface MatchCriteria {
  readonly service: Service;
  readonly preferredStaff?: string | undefined;
  readonly language?: Language | undefined;
  /** Named in its address. */
  readonly districts: readonly District[];
  readonly minutesPerWeek: number;
  /** The hours at which it has to be, if these are known. */
  readonly school?: SchoolTimes | undefined;
}
export interface Candidate {
  readonly profile: string;
  readonly tName: string;
  readonly service: Service;
  readonly languages?: readonly Language[] | undefined;
  readonly districts?: readonly District[] | undefined;
  /** Absent if nobody entered any hours; so is the next field. */
  readonly freeMinutesPerWeek?: number | undefined;
  /** The part of these minutes in which the child is at school. */
  readonly freeAtSchool?: number | undefined;
}

/** Lists what speaks for somebody, and what against. */
export function matchOf(criteria: MatchCriteria, candidate: Candidate): Match {
  const { profile, tName, freeMinutesPerWeek: free } = candidate;
  const atSchool = timesThatFit(criteria.school, candidate.freeAtSchool);
  const enough = (minutes: number): boolean =>
    atSchool ? atSchool.free >= atSchool.of : minutes >= criteria.minutesPerWeek;
  const fits: Readonly<Record<Exclude<MatchReason, 'wished'>, boolean | undefined>> = {
    role: candidate.service === criteria.service,
    language: criteria.language && (candidate.languages ?? []).includes(criteria.language),
    district:
      criteria.districts.length === 0
        ? undefined
        : criteria.districts.some((district) => candidate.districts?.includes(district)),
    hours: free === undefined ? undefined : enough(free),
  };
  const codes = Object.keys(fits) as (keyof typeof fits)[];
  const wished = criteria.preferredStaff === profile;
  const reasons: MatchReason[] = [...(wished ? (['wished'] as const) : []), ...codes.filter((code) => fits[code])];
  const missing: MatchMiss[] = codes.filter((code) => fits[code] === false);
  if (free === undefined) missing.push('noHours');
  return { profile, tName, reasons, missing, freeMinutesPerWeek: free ?? 0, ...(atSchool && { atSchool }), wished };
}

function timesThatFit(school: SchoolTimes | undefined, free: number | undefined): Match['atSchool'] {
  return school && free !== undefined ? { ...school, free, of: minutesAtSchool(school) } : undefined;
}

/** Best first: of the right service, then whom the family wishes, then by how much speaks for them and how free they are. */
export function bestFirst(matches: readonly Match[]): Match[] {
  const byRank = (a: Match, b: Match): number =>
    Number(a.missing.includes('role')) - Number(b.missing.includes('role')) ||
    Number(b.wished) - Number(a.wished) ||
    b.reasons.length - a.reasons.length ||
    (b.atSchool?.free ?? 0) - (a.atSchool?.free ?? 0) ||
    b.freeMinutesPerWeek - a.freeMinutesPerWeek ||
    a.tName.localeCompare(b.tName);
  return [...matches].sort(byRank);
}

type Names = Readonly<Record<District, string>>;

/** A road is named after the town to which it leads: Galle Road begins in Colombo. */
const ROAD = '(?:road|rd|mawatha|පාර|මාවත|வீதி)';

/** The districts that an address names, in any language. */
export function districtsIn(address: string, translated: readonly Names[]): District[] {
  const text = canonicalText(address);
  const isNamed = (name: string): boolean => {
    // Sinhala addresses leave the ending out: "අනුරාධපුර".
    const town = canonicalText(name).replace(/ය$/, '');
    // "Mannar" is not in "Mannarpuram".
    return new RegExp(`(?<![a-z])${town}(?![a-z]|[\\s-]+${ROAD})`, 'i').test(text);
  };
  return DISTRICTS.filter((district) => [district, ...translated.map((names) => names[district])].some(isNamed));
}
