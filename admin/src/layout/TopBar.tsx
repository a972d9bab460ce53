import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import { AppBar, Box, IconButton, type Theme, Toolbar, useMediaQuery } from '@mui/material';
import { ToggleThemeButton, useLoading, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { PATHS } from '../paths';
import { NavButtons } from './NavButtons';
import { NavMenu } from './NavMenu';
import { SearchBox } from '../search/SearchBox';
import { SignOutButton } from './SignOutButton';
import { BAR_HEIGHT } from '../theme/components';
import { useRole } from '../providers/authProvider';
import { navigationFor } from './navigation';

const MY_ACCOUNT = `pages.${PATHS.myAccount}`;

/** The spec's top bar: buttons for the lists used most, a menu of the rest. On narrow screens all are in a menu. */
export function TopBar() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { bar, more } = navigationFor(useRole());
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <AppBar position="sticky" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar sx={{ gap: { lg: 0.5 }, '&&': { minHeight: BAR_HEIGHT } }}>
        <Box
          component="nav"
          aria-label={translate('admin.nav.label')}
          sx={{ display: 'flex', flex: '1 0 auto', gap: { xs: 0.5, lg: 0 } }}
        >
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
          {wide ? <NavButtons /> : <NavMenu label="menu" items={[...bar, ...more]} />}
        </Box>
        <SearchBox />
        <ToggleThemeButton />
        <IconButton
          component={Link}
          to={PATHS.myAccount}
          color="primary"
          aria-label={translate(MY_ACCOUNT)}
          aria-current={pathname === PATHS.myAccount ? 'page' : undefined}
        >
          <AccountIcon />
        </IconButton>
        <SignOutButton />
      </Toolbar>
      <LoadingLine />
    </AppBar>
  );
}

const LINE = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 3,
  bgcolor: 'secondary.main',
  '@keyframes pulse': { from: { opacity: 1 }, to: { opacity: 0.3 } },
  animation: 'pulse 0.7s infinite alternate',
} as const;

/** Shows on every page that something is being fetched or saved; the page itself says what. */
function LoadingLine() {
  const loading = useLoading();
  return <Box aria-hidden sx={{ ...LINE, visibility: loading ? 'visible' : 'hidden' }} />;
}
