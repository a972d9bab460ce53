import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { FailureNote } from '../../list/FailureNote';
import { fileName, saveFile } from '../../list/saveFile';
import { call } from '../../providers/call';
import { useErrorMessage } from '../../providers/errors';
import { PrintButton } from '../../record/print';

/** For an access request: a file with every value, or this page in print. */
export function AccessRequestButtons() {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const id = useRecordContext()?.id;
  const take = useMutation({
    mutationFn: async () => (await call(`/people/${id}/export`)).body,
    onSuccess: (body) => {
      const name = fileName(translate('resources.families.exportName'), 'json');
      saveFile(name, new Blob([body], { type: 'application/json' }));
    },
  });
  return (
    <>
      <Button variant="outlined" aria-disabled={take.isPending} onClick={() => !take.isPending && take.mutate()}>
        {translate(`resources.families.${take.isPending ? 'exporting' : 'export'}`)}
      </Button>
      <PrintButton />
      {take.error && (
        <FailureNote text={errorMessage('resources.families.exportFailed', take.error)} onClose={take.reset} />
      )}
    </>
  );
}
