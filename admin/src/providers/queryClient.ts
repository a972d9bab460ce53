import { QueryClient } from '@tanstack/react-query';

/** Failures are shown at once with a way to try again, instead of being hidden behind silent retries. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
