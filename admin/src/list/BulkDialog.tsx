import { useGetRecordRepresentation, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { AskDialog } from './AskDialog';
import type { BulkAct } from './useRunBulk';

interface Props {
  act: BulkAct | undefined;
  records: readonly RaRecord[];
  running: boolean;
  onClose: () => void;
  onAgree: (act: BulkAct) => void;
}

/** Asks before many records change, counts them and names them. */
export function BulkDialog({ act, records, running, onClose, onAgree }: Props) {
  const translate = useTranslate();
  const deleting = act?.type === 'delete';
  const represent = useGetRecordRepresentation(useResourceContext());
  const names = records
    .map((record) => represent(record))
    .filter((name) => typeof name === 'string')
    .join(', ');
  const words = { smart_count: records.length, names, status: act?.type === 'status' ? act.label : '' };
  return (
    <AskDialog
      open={act !== undefined}
      title={translate(deleting ? 'admin.bulk.askDelete' : 'admin.bulk.askStatus', words)}
      text={translate(deleting ? 'admin.bulk.deleteText' : 'admin.bulk.statusText', words)}
      agree={translate(deleting ? 'admin.actions.delete' : 'admin.bulk.change')}
      busy={translate(deleting ? 'admin.actions.deleting' : 'admin.actions.saving')}
      severe={deleting}
      running={running}
      onClose={onClose}
      onAgree={() => act && onAgree(act)}
    />
  );
}
