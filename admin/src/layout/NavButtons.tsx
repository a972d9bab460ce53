import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { currentness, NAVIGATION } from './navigation';

export function NavButtons() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return NAVIGATION.map((item) => (
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
