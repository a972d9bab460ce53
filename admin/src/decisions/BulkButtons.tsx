import {
  BulkDeleteWithConfirmButton,
  BulkExportButton,
  BulkUpdateWithConfirmButton,
  ListContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { FOR_EXPORT } from '../providers/dataProvider';
import { StatusIcon } from '../ui/StatusChip';
import type { Statuses } from './statuses';
import { useBulkMutation } from './useBulkMutation';

export interface BulkButtonsProps {
  /** Bulk decisions: they apply to the selected records that can still be decided. */
  statuses?: Statuses;
  canDelete?: boolean;
}

/** Actions on the selected records: to decide, to export and to delete them. */
export function BulkButtons({ statuses, canDelete = false }: BulkButtonsProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  const list = useListContext<RaRecord>();
  const records = (list.data ?? []).filter(({ id }) => list.selectedIds.includes(id));
  const mutationFor = useBulkMutation(statuses?.waiting);
  // What is suspected spam is released or deleted, and no more (`UnlessSpam`).
  const known = records.filter(({ suspectedSpam }) => !suspectedSpam);
  const waiting = known.filter(
    ({ status, consentWithdrawnAt }) => status === statuses?.waiting && consentWithdrawnAt === undefined,
  );
  const wordsFor = (some: readonly RaRecord[]) => ({
    smart_count: some.length,
    names: some
      .map((record) => represent(record))
      .filter((name) => typeof name === 'string')
      .join(', '),
  });
  return (
    <>
      {statuses && waiting.length > 0 && (
        <ListContextProvider value={{ ...list, selectedIds: waiting.map(({ id }) => id) }}>
          {statuses.decisions.map((value) => {
            const status = translate(`resources.${resource}.statuses.${value}`);
            return (
              <BulkUpdateWithConfirmButton
                key={value}
                data={{ status: value }}
                label={translate('admin.bulk.setTo', { status })}
                icon={<StatusIcon status={value} />}
                confirmTitle={translate('admin.bulk.askStatus', {
                  ...wordsFor(waiting),
                  decision: translate(`resources.${resource}.decisions.${value}`),
                })}
                confirmContent={translate('admin.bulk.statusText', wordsFor(waiting))}
                mutationOptions={mutationFor(waiting, 'admin.bulk.statusDone', value)}
              />
            );
          })}
        </ListContextProvider>
      )}
      {known.length > 0 && <BulkExportButton label="admin.bulk.export" meta={FOR_EXPORT} />}
      {canDelete && (
        <BulkDeleteWithConfirmButton
          confirmTitle={translate('admin.bulk.askDelete', wordsFor(records))}
          confirmContent={translate('admin.bulk.deleteText', wordsFor(records))}
          confirmColor="warning"
          mutationOptions={mutationFor(records, 'admin.bulk.deleteDone')}
        />
      )}
    </>
  );
}
