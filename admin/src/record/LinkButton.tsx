import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { visuallyHidden } from '../theme/visuallyHidden';
import { useRecordName } from '../list/useRecordName';

interface Props {
  to: string;
  /** Message key. */
  label: string;
  variant?: 'outlined';
}

/** A button of a row that leads to another page about the record. */
export function LinkButton({ to, label, ...look }: Props) {
  const translate = useTranslate();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  return (
    <Button {...look} component={Link} to={to}>
      {translate(label)}
      <Box component="span" sx={visuallyHidden}>
        {` ${about}`}
      </Box>
    </Button>
  );
}
