import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import BlockIcon from '@mui/icons-material/HighlightOff';
import { Box } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import type { BookingStatus } from '#contract/bookings';
import type { ProfileStatus } from '#contract/categories';
import type { ContactStatus } from '#contract/contacts';
import type { RequestStatus } from '#contract/courses';
import type { DataRequestStatus } from '#contract/data-requests';
import type { MessageStatus } from '#contract/messages';
import type { UserStatus } from '#contract/users';

interface Look {
  Icon: SvgIconComponent;
  color: string;
  ground: string;
}

const WAITING: Look = { Icon: ScheduleIcon, color: 'warning.main', ground: 'var(--sun)' };
const YES: Look = { Icon: CheckIcon, color: 'success.main', ground: 'var(--leaf)' };
const NO: Look = { Icon: BlockIcon, color: 'error.main', ground: 'var(--rose)' };

/** Users, bookings and requests have different values for pending, yes and no. */
const LOOKS: ReadonlyMap<string, Look> = new Map(
  Object.entries({
    pending: WAITING,
    waiting: WAITING,
    new: WAITING,
    approved: YES,
    accepted: YES,
    rejected: NO,
    denied: NO,
    answered: YES,
    closed: YES,
    sent: YES,
    told: YES,
    failed: NO,
    active: YES,
    left: NO,
    open: WAITING,
    done: YES,
    refused: NO,
  } satisfies Record<
    | Lowercase<BookingStatus | RequestStatus | UserStatus>
    | ContactStatus
    | DataRequestStatus
    | MessageStatus
    | ProfileStatus,
    Look
  >),
);

const lookOf = (status: string): Look => LOOKS.get(status.toLowerCase()) ?? WAITING;

export function StatusIcon({ status }: { status: string }) {
  const { Icon } = lookOf(status);
  return <Icon aria-hidden sx={{ fontSize: '1.125rem' }} />;
}

/** A status as text with an icon: never by colour alone. */
export function StatusChip({ status, label }: { status: string; label: string }) {
  const { color, ground } = lookOf(status);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        // Where it stands on two lines, its icon is beside its first word, not above it.
        '& svg': { verticalAlign: 'text-bottom', mr: 0.5 },
        pl: 0.75,
        pr: 1.25,
        py: 0.25,
        borderRadius: 99,
        bgcolor: ground,
        color,
        fontWeight: 700,
        fontSize: '0.9375rem',
        whiteSpace: 'nowrap',
        border: '1px solid',
      }}
    >
      <StatusIcon status={status} />
      {label}
    </Box>
  );
}
