import { useTranslate } from 'react-admin';
import { AskDialog } from './AskDialog';
import type { BulkAct } from './useRunBulk';

interface Props {
  act: BulkAct | undefined;
  count: number;
  running: boolean;
  onClose: () => void;
  onAgree: (act: BulkAct) => void;
}

/** Asks before many records change, and names how many. */
export function BulkDialog({ act, count, running, onClose, onAgree }: Props) {
  const translate = useTranslate();
  const deleting = act?.type === 'delete';
  const words = { smart_count: count, status: act?.type === 'status' ? act.label : '' };
  return (
    <AskDialog
      open={act !== undefined}
      title={translate(deleting ? 'admin.bulk.askDelete' : 'admin.bulk.askStatus', words)}
      text={translate(deleting ? 'admin.bulk.deleteText' : 'admin.bulk.statusText')}
      agree={translate(deleting ? 'admin.actions.delete' : 'admin.bulk.change')}
      busy={translate(deleting ? 'admin.actions.deleting' : 'admin.actions.saving')}
      severe={deleting}
      running={running}
      onClose={onClose}
      onAgree={() => act && onAgree(act)}
    />
  );
}
