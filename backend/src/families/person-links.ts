import type { RequestEntity } from '#contract/subjects';
import type { SubjectRecord } from '../subjects/index.js';
import type { PersonLink } from './family-upgrade.schema.js';

/** A request that belongs to no family yet. */
export interface UnlinkedRequest {
  readonly entity: RequestEntity;
  readonly record: SubjectRecord;
}

/** Groups of requests that were found to be of one person are one group. */
export function joinedBy(links: readonly PersonLink[], groups: readonly UnlinkedRequest[][]): UnlinkedRequest[][] {
  let joined = [...groups];
  for (const { records } of links) {
    const same = joined.filter((group) => holdsAny(group, records));
    if (same.length > 1) joined = [...joined.filter((group) => !same.includes(group)), same.flat()];
  }
  return joined;
}

/** The requests of those who were found to be somebody else than the sender of a group. */
export function differentBy(
  links: readonly PersonLink[],
  groups: readonly UnlinkedRequest[][],
  sent: readonly UnlinkedRequest[],
): UnlinkedRequest[] {
  const others = links.flatMap(({ one = [], other = [] }) => [
    ...(holdsAny(sent, one) ? other : []),
    ...(holdsAny(sent, other) ? one : []),
  ]);
  return groups.filter((group) => group !== sent && holdsAny(group, others)).flat();
}

function holdsAny(group: readonly UnlinkedRequest[], ids: readonly string[]): boolean {
  return group.some(({ record }) => ids.includes(String(record._id)));
}
