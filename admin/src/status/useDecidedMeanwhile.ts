import { useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import type { AuditLine } from '../audit/line';
import { moment } from '../fields/formats';

interface Account extends RaRecord {
  email: string;
  full_name?: string;
}

/** A sentence on who has changed the decision since a record was read, how and when. */
export function useDecidedMeanwhile() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const nameOf = async (email: string): Promise<string> => {
    const { data } = await provider.getList<Account>('admin-accounts', { filter: { email } });
    return data[0]?.full_name ?? email;
  };
  return async (resource: string, current: RaRecord, name: string): Promise<string> => {
    const status = String(current.status);
    const { data } = await provider.getList<AuditLine>('audit-log', {
      filter: { recordId: current.id, action: 'updated' },
      sort: { field: 'createdAt', order: 'DESC' },
    });
    const decision = data.find(({ to }) => to === status);
    const isFamily = current.cancelledBy === 'family';
    const somebody = translate(`admin.conflict.${isFamily ? 'family' : 'somebody'}`);
    return translate('admin.conflict.decided', {
      who: decision?.who && !isFamily ? await nameOf(decision.who) : somebody,
      name,
      status: translate(`resources.${resource}.statuses.${status}`),
      moment: moment(decision?.createdAt ?? current.updatedAt),
    });
  };
}
