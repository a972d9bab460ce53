import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

/**
 * Failures are shown at once with a way to try again, instead of being hidden behind silent retries. Coming back to the
 * window reads nothing again, because each read of records is written to the audit log; what is opened is always read,
 * for the same reason.
 */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
    // The numbers of what waits follow an own change at once.
    mutationCache: new MutationCache({ onSuccess: () => void refetchFigures(client) }),
  });
  return client;
}
export const queryClient = makeQueryClient();

/** Fetches the numbers of what waits again; they name nobody, so that is not audited. */
export const refetchFigures = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['dashboard', 'figures'] });

interface ListAnswer {
  readonly data: readonly RaRecord[];
}

/**
 * Puts a record as the server answered it in place of the cached one, without reading it again. react-admin would merge
 * the two, and keep what the record no longer has.
 */
export function replaceCached(client: QueryClient, resource: string, record: RaRecord): void {
  const replaced = (rows: readonly RaRecord[]) => rows.map((row) => (row.id === record.id ? record : row));
  const queryKey = [resource, 'getOne', { id: String(record.id), meta: undefined }];
  client.setQueryData(queryKey, record);
  // Its page may be reading it since before the change, and would then show it as it was.
  void client.cancelQueries({ queryKey, exact: true });
  const lists = { queryKey: [resource, 'getList'] };
  const replaceInLists = () =>
    client.setQueriesData<ListAnswer>(lists, (answer) => answer && { ...answer, data: replaced(answer.data) });
  replaceInLists();
  // The same of a list, which is not read for this record alone: its answer is taken, and corrected.
  for (const { promise } of client.getQueryCache().findAll({ ...lists, fetchStatus: 'fetching' }))
    void promise?.then(replaceInLists, () => undefined);
  client.setQueriesData<readonly RaRecord[]>({ queryKey: [resource, 'getMany'] }, (rows) => rows && replaced(rows));
}
