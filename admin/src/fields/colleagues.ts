import { useGetList } from 'react-admin';
import { useRole } from '../providers/authProvider';

export interface Colleague {
  id: string;
  email: string;
  full_name?: string;
}

const EVERYBODY = { pagination: { page: 1, perPage: 100 }, sort: { field: 'email', order: 'ASC' } } as const;

/** The current colleagues; fetched once they are needed, whatever is refreshed: each read is written to the audit log. */
export const useColleagues = (isNeeded = true) =>
  useGetList<Colleague>('admin-accounts', EVERYBODY, {
    enabled: useRole() === 'Admin' && isNeeded,
    staleTime: 'static',
  });

/** The name of a colleague by e-mail address; the address itself if they have left or have no name. */
export function useNameOf(isNeeded?: boolean): (address: string) => string {
  const { data = [] } = useColleagues(isNeeded);
  return (address) => data.find(({ email }) => email === address)?.full_name ?? address;
}
