import { useQuery } from '@tanstack/react-query';
import type { Figures } from '#contract/dashboard';
import { call } from '../providers/call';

/** The figures from the server; one request for all parts of the page. */
export function useFigures() {
  return useQuery({
    queryKey: ['dashboard', 'figures'],
    queryFn: async ({ signal }) => (await call('/dashboard/figures', { signal })).json as Figures,
  });
}
