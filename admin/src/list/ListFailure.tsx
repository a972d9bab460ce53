import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { isUnreachable, serverSentence } from '../providers/failures';
import type { ListTexts } from './ListStatus';

/** The list's own sentence, with the server's beside it or in its place, and a way to try again. */
export function ListFailure({ texts }: { texts: ListTexts }) {
  const translate = useTranslate();
  const { error, refetch, isFetching } = useListContext();
  const said = serverSentence(error);
  return (
    <Alert severity="error" sx={{ my: 2, flexWrap: 'wrap' }}>
      <Typography>{(texts.serverFirst && said) || translate(texts.failed)}</Typography>
      {!texts.serverFirst && said && <Typography>{said}</Typography>}
      {isUnreachable(error) && <Typography>{translate('admin.errors.unreachable')}</Typography>}
      <Button
        variant="outlined"
        color="inherit"
        sx={{ mt: 1 }}
        aria-disabled={isFetching}
        onClick={() => void refetch()}
      >
        {translate('admin.actions.tryAgain')}
      </Button>
    </Alert>
  );
}
