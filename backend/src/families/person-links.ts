import type { RequestEntity } from '#contract/follow-up';
import type { SubjectRecord } from '../subjects/index.js';

/** A request that belongs to no family yet. */
export interface Sent {
  readonly entity: RequestEntity;
  readonly record: SubjectRecord;
}

/** The collection of the version before families, in which administrators said who is one person and who is not. */
export const PERSON_LINKS = 'personlinks';

/** That these records are of one person, or that those of `one` and `other` are of different people. */
export interface PersonLink {
  readonly records: readonly string[];
  readonly one?: readonly string[];
  readonly other?: readonly string[];
}

/** Groups of requests that were found to be of one person are one group. */
export function joinedBy(links: readonly PersonLink[], groups: readonly Sent[][]): Sent[][] {
  let joined = [...groups];
  for (const { records } of links) {
    const same = joined.filter((group) => holdsAny(group, records));
    if (same.length > 1) joined = [...joined.filter((group) => !same.includes(group)), same.flat()];
  }
  return joined;
}

/** The requests of those who were found to be somebody else than the sender of a group. */
export function differentBy(links: readonly PersonLink[], groups: readonly Sent[][], sent: readonly Sent[]): Sent[] {
  const others = links.flatMap(({ one = [], other = [] }) => [
    ...(holdsAny(sent, one) ? other : []),
    ...(holdsAny(sent, other) ? one : []),
  ]);
  return groups.filter((group) => group !== sent && holdsAny(group, others)).flat();
}

function holdsAny(group: readonly Sent[], ids: readonly string[]): boolean {
  return group.some(({ record }) => ids.includes(String(record._id)));
}
