/** What a list is narrowed to in one field. */
export function filterValue(filterValues: unknown, source: string): string {
  if (typeof filterValues !== 'object' || filterValues === null) return '';
  const value = (filterValues as Record<string, unknown>)[source];
  return typeof value === 'string' ? value : '';
}

/** What a list is searched for: the `q` of its filter (contract, "Conventions"). */
export const searchTerm = (filterValues: unknown): string => filterValue(filterValues, 'q');

/** Something is searched for or left out. */
export function isNarrowed(filterValues: unknown): boolean {
  return typeof filterValues === 'object' && filterValues !== null && Object.values(filterValues).some(Boolean);
}
