import { useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import type { AuditLine } from './line';
import { moment } from '../fields/formats';
import type { ChangedBy } from '../providers/conflict';
import { useIsAdmin } from '../providers/useRole';

interface Account extends RaRecord {
  email: string;
  full_name?: string;
}

/**
 * Looks up who made a change since a record was read, and when. Content editors may not read the audit log: for them it
 * is somebody.
 */
export function useWhoChanged() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const isAdmin = useIsAdmin();
  const nameOf = async (email: string): Promise<string> => {
    const { data } = await provider.getList<Account>('admin-accounts', { filter: { email } });
    return data[0]?.full_name ?? email;
  };
  return async (current: RaRecord, isTheChange: (line: AuditLine) => boolean, known?: ChangedBy) => {
    const { data } =
      known === undefined && isAdmin
        ? await provider.getList<AuditLine>('audit-log', {
            filter: { recordId: current.id, action: 'updated' },
            sort: { field: 'createdAt', order: 'DESC' },
          })
        : { data: [] };
    const change = known ?? data.find(isTheChange);
    return {
      who: change?.who === undefined ? translate('admin.conflict.somebody') : await nameOf(change.who),
      moment: moment(change?.createdAt ?? String(current.updatedAt)),
    };
  };
}
