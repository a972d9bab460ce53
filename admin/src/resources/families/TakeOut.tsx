import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useMutation } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { today } from '../../fields/formats';
import { FailureNote } from '../../list/FailureNote';
import { saveFile } from '../../list/saveFile';
import { call } from '../../providers/call';
import { useErrorMessage } from '../../providers/errors';

/** On paper there is nothing to press, and nothing about others: it is handed to the person. */
const NOT_ON_PAPER = [
  'header',
  'form',
  'button',
  'a.MuiButton-root',
  '[aria-labelledby=alike]',
  '[aria-labelledby=history]',
];
const ON_PAPER = (
  <GlobalStyles styles={{ '@media print': { [NOT_ON_PAPER.join()]: { display: 'none !important' } } }} />
);

/** What somebody is given who asks what is kept: a file with every value, or this page on paper. */
export function TakeOut() {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const id = useRecordContext()?.id;
  const take = useMutation({
    mutationFn: async () => (await call(`/people/${id}/export`)).body,
    onSuccess: (body) => {
      const name = translate('resources.families.exportName', { day: today() });
      saveFile(name, new Blob([body], { type: 'application/json' }));
    },
  });
  return (
    <>
      {ON_PAPER}
      <Button variant="outlined" aria-disabled={take.isPending} onClick={() => !take.isPending && take.mutate()}>
        {translate(`resources.families.${take.isPending ? 'exporting' : 'export'}`)}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {translate('resources.families.print')}
      </Button>
      {take.error && (
        <FailureNote text={errorMessage('resources.families.exportFailed', take.error)} onClose={take.reset} />
      )}
    </>
  );
}
