import type { Asked } from './useReport';

const ALL: Asked = { filter: {}, sort: { field: 'createdAt', order: 'DESC' } };

function read(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the report's address asks for; the server refuses what it does not know. */
export function askedFrom(search: URLSearchParams): Asked {
  const filter = read(search.get('filter'));
  const sort = read(search.get('sort'));
  return {
    filter: typeof filter === 'object' && filter !== null ? { ...filter } : ALL.filter,
    sort:
      typeof sort === 'object' && sort !== null && 'field' in sort && 'order' in sort
        ? { field: String(sort.field), order: sort.order === 'ASC' ? 'ASC' : 'DESC' }
        : ALL.sort,
  };
}
