import { BulkUpdateWithConfirmButton, useTranslate, type RaRecord } from 'react-admin';
import { useBulkMutation } from '../../list/bulkOutcome';
import { StatusIcon } from '../../status/StatusChip';

/** Releases the selected forms, after a question. */
export function ReleaseAll({ records, words }: { records: readonly RaRecord[]; words: object }) {
  const translate = useTranslate();
  const mutationFor = useBulkMutation();
  return (
    <BulkUpdateWithConfirmButton
      data={{}}
      label="resources.held-back.release"
      icon={<StatusIcon status="accepted" />}
      confirmTitle={translate('resources.held-back.releaseAsk', words)}
      confirmContent={translate('resources.held-back.releaseText', words)}
      mutationOptions={mutationFor(records, 'resources.held-back.releaseDone')}
    />
  );
}
