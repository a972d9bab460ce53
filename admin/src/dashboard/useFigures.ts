import { useQuery } from '@tanstack/react-query';
import type { Figures } from '#contract/dashboard';
import { call } from '../providers/call';

/** How much there is of everything, as the server counts it; one question for all parts of the page. */
export function useFigures() {
  return useQuery({
    queryKey: ['dashboard', 'figures'],
    queryFn: async ({ signal }) => (await call('/dashboard/figures', { signal })).json as Figures,
  });
}
