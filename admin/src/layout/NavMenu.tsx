import MenuIcon from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { currentness, isWithin, navigationFor } from './navigation';
import { useRole } from '../providers/useRole';

const MENU_ID = 'main-menu';

export function NavMenu() {
  const translate = useTranslate();
  const role = useRole();
  const { pathname } = useLocation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => setOpener(null);
  return (
    <>
      <Button
        startIcon={<MenuIcon />}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        aria-controls={opener ? MENU_ID : undefined}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        {translate('admin.nav.menu')}
      </Button>
      <Menu id={MENU_ID} anchorEl={opener} open={opener !== null} onClose={close} container={opener?.parentElement}>
        {navigationFor(role).map((item) => (
          <MenuItem
            key={item.name}
            component={Link}
            to={item.to}
            state={item.state}
            onClick={close}
            selected={isWithin(item, pathname)}
            aria-current={currentness(item, pathname)}
          >
            {translate(`admin.nav.${item.name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
