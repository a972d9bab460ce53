import { useEffect } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

type Narrowing = Record<string, unknown>;

/** What was asked for and is not drawn yet: on a busy device the next wish may come first, and must not undo this one. */
const asked = new Map<string, Narrowing>();

/** What this list is narrowed to by the person who looks at it: search and filters. */
export function useNarrowing() {
  const { setFilters, resource, ...list } = useListContext<RaRecord>();
  const values = list.filterValues as Narrowing;

  useEffect(() => {
    asked.delete(resource);
  }, [resource, values]);

  function ask(wanted: Narrowing): void {
    asked.set(resource, wanted);
    setFilters(wanted);
  }

  /** Narrows the list by one field more, or by one less. */
  const narrow = (source: string, value: string): void => {
    const { [source]: _before, ...others } = asked.get(resource) ?? values;
    ask(value === '' ? others : { ...others, [source]: value });
  };
  return { values, narrow, clear: () => ask({}) };
}
