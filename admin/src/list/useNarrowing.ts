import { useListContext, type RaRecord } from 'react-admin';

/** What this list is narrowed to by the person who looks at it: search and filters. */
export function useNarrowing() {
  const { setFilters, ...list } = useListContext<RaRecord>();
  const values = list.filterValues as Record<string, unknown>;

  /** Narrows the list by one field more, or by one less. */
  const narrow = (source: string, value: string): void => {
    const { [source]: _before, ...others } = values;
    setFilters(value === '' ? others : { ...others, [source]: value });
  };
  return { values, narrow, clear: () => setFilters({}) };
}
