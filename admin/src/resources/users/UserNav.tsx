import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { USER_VIEWS, VIEWS, type UserView } from './user';

/** The buttons to the four lists. */
export function UserNav({ view }: { view: UserView }) {
  const translate = useTranslate();
  return (
    <Stack
      component="nav"
      aria-label={translate('resources.user-list.lists.label')}
      direction="row"
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {USER_VIEWS.map((name) => (
        <Button
          key={name}
          component={Link}
          to={VIEWS[name].path}
          variant={name === view ? 'contained' : 'outlined'}
          aria-current={name === view ? 'page' : undefined}
        >
          {translate(`resources.user-list.lists.${name}`)}
        </Button>
      ))}
    </Stack>
  );
}
