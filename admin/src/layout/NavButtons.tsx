import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { currentness, navigationFor } from './navigation';
import { useRole } from '../providers/useRole';

export function NavButtons() {
  const translate = useTranslate();
  const role = useRole();
  const { pathname } = useLocation();
  return navigationFor(role).map((item) => (
    <Button
      key={item.name}
      component={Link}
      to={item.to}
      state={item.state}
      aria-current={currentness(item, pathname)}
      sx={{ '&[aria-current]': { bgcolor: 'var(--mist)' } }}
    >
      {translate(`admin.nav.${item.name}`)}
    </Button>
  ));
}
