import { useGetList } from 'react-admin';
import { ADMIN_ROLE } from '#contract/users';
import { useRole } from '../providers/useRole';

interface Colleague {
  id: string;
  email: string;
  full_name?: string;
}

const EVERYBODY = { pagination: { page: 1, perPage: 100 }, sort: { field: 'email', order: 'ASC' } } as const;

/** Those who work here now; asked for once, because each time is written down in the audit. */
export function useColleagues(): readonly Colleague[] {
  const enabled = useRole() === ADMIN_ROLE;
  const { data = [] } = useGetList<Colleague>('admin-accounts', EVERYBODY, {
    enabled,
    staleTime: Infinity,
    onError: () => undefined,
  });
  return data;
}

/** What a colleague is called whose address a record names; the address, where they have left or have no name. */
export function useNameOf(): (address: string) => string {
  const colleagues = useColleagues();
  return (address) => colleagues.find(({ email }) => email === address)?.full_name ?? address;
}
