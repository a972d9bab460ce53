import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { ariaCurrent, navigationFor } from './navigation';
import { NavLabel } from './NavLabel';
import { NavMenu } from './NavMenu';
import { useRole } from '../providers/authProvider';

/** Tamil words are longer: at full size they would leave what is beside them no room. */
const BUTTON = {
  px: { lg: 0.75, xl: 1.25 },
  whiteSpace: 'nowrap',
  '&:lang(ta)': { fontSize: { lg: '0.875rem' } },
  '&[aria-current]': { bgcolor: 'var(--mist)' },
} as const;

/** The bar's buttons, and a menu of everything else. */
export function NavButtons() {
  const { pathname } = useLocation();
  const { bar, more } = navigationFor(useRole());
  return (
    <>
      {bar.map((item) => (
        <Button
          key={item.name}
          component={Link}
          to={item.to}
          state={item.state}
          aria-current={ariaCurrent(item, pathname)}
          sx={BUTTON}
        >
          <NavLabel {...item} />
        </Button>
      ))}
      <NavMenu label="more" items={more} />
    </>
  );
}
