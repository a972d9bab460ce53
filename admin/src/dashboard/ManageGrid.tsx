import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { OfficeRole } from '#contract/users';
import { MANAGE_SECTION } from '../paths';
import { useRole } from '../providers/authProvider';
import type { Group } from '../config/pageTypes';
import { mayOpen, PAGES } from '../config/resources';
import { DashboardSection } from './DashboardSection';
import { PANEL } from '../theme/boxes';

const GROUPS: readonly Group[] = ['bookings', 'teachers', 'contacts', 'office'];

const linksOf = (group: Group, role: OfficeRole | undefined) =>
  Object.entries(PAGES).flatMap(([to, page]) =>
    'group' in page && page.group === group && mayOpen(role, to) ? [to] : [],
  );

/** Buttons to all pages; "Manage Bookings" in the top bar scrolls here. */
export function ManageGrid() {
  const translate = useTranslate();
  const role = useRole();
  return (
    <DashboardSection id={MANAGE_SECTION} title={translate('dashboard.manage')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          alignItems: 'start',
        }}
      >
        {GROUPS.filter((group) => linksOf(group, role).length > 0).map((group) => (
          <ManageGroup key={group} title={translate(`dashboard.groups.${group}`)} links={linksOf(group, role)} />
        ))}
      </Box>
    </DashboardSection>
  );
}

interface GroupProps {
  title: string;
  links: readonly string[];
}

function ManageGroup({ title, links }: GroupProps) {
  const translate = useTranslate();
  return (
    <Box sx={PANEL}>
      <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {links.map((to) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="outlined"
            sx={{ justifyContent: 'flex-start', textAlign: 'left', borderRadius: 1 }}
          >
            {translate(`pages.${to}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
