import type { DataProvider, RaRecord, SortPayload } from 'react-admin';

const PAGE = 200;

interface Wanted {
  filter: Record<string, unknown>;
  sort: SortPayload;
}

/** Every record that a list's filter matches, page by page: a long list must not become one long answer. */
export async function fetchAll<T extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  { filter, sort }: Wanted,
): Promise<T[]> {
  const found = new Map<T['id'], T>();
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<T>(resource, {
      filter,
      sort,
      pagination: { page, perPage: PAGE },
    });
    // A record that moved to the next page meanwhile is counted once.
    for (const record of data) found.set(record.id, record);
    if (data.length < PAGE || page * PAGE >= total) return [...found.values()];
  }
}
