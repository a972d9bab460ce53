import ExpandIcon from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import type { SvgIconComponent } from '@mui/icons-material';
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { ariaCurrent, isWithin, type NavigationItem } from './navigation';
import { NavLabel } from './NavLabel';

const MENU_ID = 'main-menu';

interface Props {
  /** Message key of the menu button below `admin.nav`. */
  label: 'menu' | 'more';
  items: readonly NavigationItem[];
}

/** A menu of pages: on a narrow screen all of them, on a wide one those without a button. */
export function NavMenu({ label, items }: Props) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => setOpener(null);
  const resources = useResourceDefinitions();
  const isHere = label === 'more' && items.some((item) => isWithin(item, pathname));
  return (
    <>
      <Button
        {...(label === 'menu' ? { startIcon: <MenuIcon /> } : { endIcon: <ExpandIcon /> })}
        sx={{ px: { xs: 0.75, sm: 1.25, lg: 0.75, xl: 1.25 }, ...(isHere && { bgcolor: 'var(--mist)' }) }}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        aria-controls={opener ? MENU_ID : undefined}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        {translate(`admin.nav.${label}`)}
      </Button>
      <Menu id={MENU_ID} anchorEl={opener} open={opener !== null} onClose={close} container={opener?.parentElement}>
        {items.map((item) => (
          <MenuItem
            key={item.name}
            component={Link}
            to={item.to}
            state={item.state}
            onClick={close}
            selected={isWithin(item, pathname)}
            aria-current={ariaCurrent(item, pathname)}
          >
            <ItemIcon icon={item.icon ?? (resources[item.to.slice(1)]?.icon as SvgIconComponent | undefined)} />
            <NavLabel {...item} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const ItemIcon = ({ icon: Icon }: { icon: SvgIconComponent | undefined }) =>
  Icon && (
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
  );
