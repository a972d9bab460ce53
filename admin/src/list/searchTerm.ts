/** What a list is searched for: the `q` of its filter (contract, "Conventions"). */
export function searchTerm(filterValues: unknown): string {
  if (typeof filterValues !== 'object' || filterValues === null || !('q' in filterValues)) return '';
  return typeof filterValues.q === 'string' ? filterValues.q : '';
}
