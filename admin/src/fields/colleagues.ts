import { useGetList } from 'react-admin';
import { useRole } from '../providers/authProvider';

export interface Colleague {
  id: string;
  email: string;
  full_name?: string;
}

const EVERYBODY = { pagination: { page: 1, perPage: 100 }, sort: { field: 'email', order: 'ASC' } } as const;

/** The current colleagues; fetched once they are needed, whatever is refreshed: each read is written to the audit log. */
export function useColleagues(isNeeded = true): readonly Colleague[] {
  const enabled = useRole() === 'Admin' && isNeeded;
  const { data = [] } = useGetList<Colleague>('admin-accounts', EVERYBODY, {
    enabled,
    staleTime: 'static',
  });
  return data;
}

/** The name of a colleague by e-mail address; the address itself if they have left or have no name. */
export function useNameOf(isNeeded?: boolean): (address: string) => string {
  const colleagues = useColleagues(isNeeded);
  return (address) => colleagues.find(({ email }) => email === address)?.full_name ?? address;
}
