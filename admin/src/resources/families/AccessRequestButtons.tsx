import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { fileName, saveFile } from '../../list/saveFile';
import { call } from '../../providers/call';
import { PrintButton } from '../../record/print';
import { useAction } from '../../form/useAction';

/** For an access request: a file with every value, or this page in print. */
export function AccessRequestButtons() {
  const translate = useTranslate();
  const id = useRecordContext()?.id;
  const { run, isPending, failureNote } = useAction(
    'resources.families.exportFailed',
    () => call(`/people/${id}/export`),
    ({ body }) => {
      const name = fileName(translate('resources.families.exportName'), 'json');
      saveFile(name, new Blob([body], { type: 'application/json' }));
    },
  );
  return (
    <>
      <Button variant="outlined" aria-disabled={isPending} onClick={() => run()}>
        {translate(`resources.families.${isPending ? 'exporting' : 'export'}`)}
      </Button>
      <PrintButton />
      {failureNote}
    </>
  );
}
