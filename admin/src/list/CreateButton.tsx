import { Button } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** To the spec's own address of the form; the stock `<CreateButton>` floats above the list on phones, over what is to be read. */
export function CreateButton({ to, label }: { to: string; label?: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Button component={Link} to={to} variant="contained">
      {translate(label ?? `resources.${resource}.add`)}
    </Button>
  );
}
