import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { isUnreachable, serverSentence } from '../providers/failures';

/** The server's own sentence, or the list's, and a way to try again. */
export function ListFailure({ fallback }: { fallback: string }) {
  const translate = useTranslate();
  const { error, refetch, isFetching } = useListContext();
  return (
    <Alert severity="error" sx={{ my: 2, flexWrap: 'wrap' }}>
      <Typography>{serverSentence(error) ?? translate(fallback)}</Typography>
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
