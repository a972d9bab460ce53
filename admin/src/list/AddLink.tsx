import Button from '@mui/material/Button';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** To the spec's own address of the form that adds a record. */
export function AddLink({ to, label }: { to: string; label?: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Button component={Link} to={to} variant="contained">
      {translate(label ?? `resources.${resource}.add`)}
    </Button>
  );
}
