import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface Props {
  saving: boolean;
  /** Message key of what Save does here. */
  label: string;
  cancelTo: string;
}

/** Save and Cancel of a form that is a page. */
export function FormButtons({ saving, label, cancelTo }: Props) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 3 }}>
      <Button type="submit" variant="contained" aria-disabled={saving}>
        {translate(saving ? 'admin.actions.saving' : label)}
      </Button>
      <Button component={Link} to={cancelTo} variant="outlined">
        {translate('admin.actions.cancel')}
      </Button>
    </Stack>
  );
}
