import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { MANAGE_SECTION } from '../paths';
import { type Group, PAGES } from '../resources/table';
import { ManageGroup } from './ManageGroup';
import { Section } from './Section';

const GROUPS: readonly Group[] = ['bookings', 'teachers', 'contacts'];

const linksOf = (group: Group) =>
  Object.entries(PAGES).flatMap(([to, page]) =>
    'group' in page && page.group === group ? [{ to, label: page.label }] : [],
  );

/** The buttons to the screens; "Manage Bookings" in the top bar leads here. */
export function ManageGrid() {
  const translate = useTranslate();
  return (
    <Section id={MANAGE_SECTION} title={translate('dashboard.manage')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
          alignItems: 'start',
        }}
      >
        {GROUPS.map((group) => (
          <ManageGroup key={group} title={translate(`dashboard.groups.${group}`)} links={linksOf(group)} />
        ))}
      </Box>
    </Section>
  );
}
