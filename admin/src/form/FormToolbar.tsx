import Button from '@mui/material/Button';
import { SaveButton, Toolbar, useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** Save and Cancel of a form that is a page. */
export function FormToolbar({ submit = 'admin.actions.save' }: { submit?: string | undefined }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const list = createPath({ resource: useResourceContext() ?? '', type: 'list' });
  return (
    <Toolbar>
      <SaveButton alwaysEnable label={submit} />
      <Button component={Link} to={list} variant="outlined">
        {translate('admin.actions.cancel')}
      </Button>
    </Toolbar>
  );
}
