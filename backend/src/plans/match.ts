import type { Language } from '#contract/languages';
import type { Match, MatchMiss, MatchReason } from '#contract/plans';
import type { Service } from '#contract/services';
import { DISTRICTS, type District } from '#contract/sri-lanka';

/** What a booking asks of whoever takes it; what it does not say is absent. */
export interface Wanted {
  readonly service: Service;
  readonly preferredStaff?: string | undefined;
  readonly language?: Language | undefined;
  /** Named in its address. */
  readonly districts: readonly District[];
  readonly minutesPerWeek: number;
}
export interface Candidate {
  readonly profile: string;
  readonly tName: string;
  readonly service: Service;
  readonly languages?: readonly Language[] | undefined;
  readonly districts?: readonly District[] | undefined;
  readonly freeMinutesPerWeek: number;
}

/** What speaks for somebody, and what against. */
export function matchOf(wanted: Wanted, candidate: Candidate): Match {
  const { profile, tName, freeMinutesPerWeek } = candidate;
  const fits: Readonly<Record<MatchMiss, boolean | undefined>> = {
    role: candidate.service === wanted.service,
    language: wanted.language && (candidate.languages ?? []).includes(wanted.language),
    district:
      wanted.districts.length === 0
        ? undefined
        : wanted.districts.some((district) => candidate.districts?.includes(district)),
    hours: freeMinutesPerWeek >= wanted.minutesPerWeek,
  };
  const codes = Object.keys(fits) as MatchMiss[];
  const wished = wanted.preferredStaff === profile;
  const reasons: MatchReason[] = [...(wished ? (['wished'] as const) : []), ...codes.filter((code) => fits[code])];
  return { profile, tName, reasons, missing: codes.filter((code) => fits[code] === false), freeMinutesPerWeek, wished };
}

/** Best first: of the right service, then whom the family wishes, then by how much speaks for them and how free they are. */
export function bestFirst(matches: readonly Match[]): Match[] {
  const byRank = (a: Match, b: Match): number =>
    Number(a.missing.includes('role')) - Number(b.missing.includes('role')) ||
    Number(b.wished) - Number(a.wished) ||
    b.reasons.length - a.reasons.length ||
    b.freeMinutesPerWeek - a.freeMinutesPerWeek ||
    a.tName.localeCompare(b.tName);
  return [...matches].sort(byRank);
}

type Names = Readonly<Record<District, string>>;

/** The districts that an address names, in any language. */
export function districtsIn(address: string, translated: readonly Names[]): District[] {
  const text = address.toLowerCase();
  const isNamed = (name: string): boolean => {
    const at = text.indexOf(name.toLowerCase());
    // "Mannar" is not in "Mannarpuram".
    return at >= 0 && !/^[a-z]/.test(text.slice(at + name.length)) && !/[a-z]$/.test(text.slice(0, at));
  };
  return DISTRICTS.filter((district) => [district, ...translated.map((names) => names[district])].some(isNamed));
}
