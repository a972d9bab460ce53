import { useDataProvider, useTranslate } from 'react-admin';
import type { RecordChange } from '#contract/audit';
import { moment } from '../config/formats';
import type { Colleague } from '../fields/colleagues';
import type { ConflictError } from '../providers/conflict';

/** Names who made one of the changes since a record was read, and when; somebody, where the answer does not say. */
export function useWhoChanged() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const nameOf = async (email: string): Promise<string> => {
    const { data } = await provider.getList<Colleague>('admin-accounts', { filter: { email } });
    return data[0]?.full_name ?? email;
  };
  return async ({ current, history }: ConflictError, isTheChange: (change: RecordChange) => boolean) => {
    const change = history.find(isTheChange);
    return {
      who: change?.who === undefined ? translate('admin.conflict.somebody') : await nameOf(change.who),
      moment: moment(change?.createdAt ?? String(current.updatedAt)),
    };
  };
}
