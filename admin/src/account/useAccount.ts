import { useQuery } from '@tanstack/react-query';
import type { OfficeRole } from '#contract/users';
import { call } from '../providers/call';

interface Account {
  _id: string;
  role: OfficeRole;
  email: string;
  full_name?: string;
  secondFactor: boolean;
}

/** Whose account this is, as the server has it now. */
export function useAccount() {
  return useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) => ((await call('/user/me', { signal })).json as { user: Account }).user,
  });
}

export interface Session {
  id: string;
  createdAt: string;
  until: string;
  /** What the browser calls itself. */
  agent?: string;
  current: boolean;
}

/** Where the account is signed in. */
export function useSessions(enabled: boolean) {
  return useQuery({
    queryKey: ['account', 'sessions'],
    enabled,
    queryFn: async ({ signal }) => (await call('/user/me/sessions', { signal })).json as Session[],
  });
}
