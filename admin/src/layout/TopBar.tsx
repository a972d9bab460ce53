import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { ToggleThemeButton, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { PATHS } from '../paths';
import { NavButtons } from './NavButtons';
import { NavMenu } from './NavMenu';
import { SearchBox } from '../search/SearchBox';
import { SignOutButton } from './SignOutButton';

/** The spec's top bar: home, four buttons, and what belongs to the session. On narrow screens the buttons are a menu. */
export function TopBar() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up(1000), { noSsr: true });
  return (
    <AppBar position="static" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar sx={{ gap: 0.5 }}>
        <Box component="nav" aria-label={translate('admin.nav.label')} sx={{ display: 'flex', flex: 1, gap: 0.5 }}>
          <IconButton
            component={Link}
            to={PATHS.dashboard}
            edge="start"
            color="primary"
            aria-label={translate('admin.nav.home')}
            aria-current={pathname === PATHS.dashboard ? 'page' : undefined}
          >
            <HomeIcon />
          </IconButton>
          {wide ? <NavButtons /> : <NavMenu />}
        </Box>
        <SearchBox />
        <ToggleThemeButton />
        <IconButton
          component={Link}
          to={PATHS.myAccount}
          color="primary"
          aria-label={translate('account.title')}
          aria-current={pathname === PATHS.myAccount ? 'page' : undefined}
        >
          <AccountIcon />
        </IconButton>
        <SignOutButton />
      </Toolbar>
    </AppBar>
  );
}
