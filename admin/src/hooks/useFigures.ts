import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Figures } from '#contract/dashboard';
import { httpClient } from '../providers/http';

/** The figures from the server; one request for all parts of the page. */
export function useFigures(options: Pick<UseQueryOptions<Figures>, 'enabled' | 'refetchInterval'> = {}) {
  return useQuery({
    ...options,
    queryKey: ['dashboard', 'figures'],
    queryFn: async ({ signal }) => (await httpClient('/dashboard/figures', { signal })).json as Figures,
  });
}
