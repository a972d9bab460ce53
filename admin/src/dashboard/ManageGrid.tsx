import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { BOOKING_KINDS } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { MANAGE_SECTION, PATHS } from '../paths';
import { ManageGroup } from './ManageGroup';
import { Section } from './Section';

const link = (name: keyof typeof PATHS) => ({ to: PATHS[name], label: `dashboard.links.${name}` });

/** Key below `dashboard.groups`, and the screens it holds. A kind of booking goes by its service, everywhere. */
const GROUPS = [
  {
    name: 'bookings',
    links: [
      link('inbox'),
      ...BOOKING_KINDS.map((kind) => KIND_PAGES[kind]).map(({ manage, service }) => ({ to: manage, label: service })),
      link('heldBack'),
    ],
  },
  {
    name: 'teachers',
    links: [
      link('users'),
      link('pendingUsers'),
      link('approvedUsers'),
      link('rejectedUsers'),
      link('allDetails'),
      link('addDetails'),
    ],
  },
  { name: 'contacts', links: [link('contacts'), link('courses'), link('addCourse'), link('courseRequests')] },
];

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
          <ManageGroup key={group.name} title={translate(`dashboard.groups.${group.name}`)} links={group.links} />
        ))}
      </Box>
    </Section>
  );
}
