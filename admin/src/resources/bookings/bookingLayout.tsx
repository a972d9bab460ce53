import { BOOKING_FIELDS, BOOKING_STATUSES, type BookingKind } from '#contract/bookings';
import type { Column, Layout } from '../../list/columns';
import { StatusActions } from '../../status/StatusActions';
import { StatusCell } from '../../status/StatusCell';
import type { StatusChoice } from '../../status/statusForm';
import { BookingActions } from './BookingActions';
import { Child, Parent, Received, Starts } from './bookingCells';
import { BookingPanel } from './BookingPanel';
import { STATUS_WORDS } from './kinds';

const STATUS: StatusChoice = { values: BOOKING_STATUSES, wordsAt: STATUS_WORDS };

/** The few columns one decides by; everything else of the booking is in the panel below its row. */
export function bookingLayout(kind: BookingKind): Layout {
  const starts: Column[] =
    'startingDate' in BOOKING_FIELDS[kind]
      ? [{ source: 'startingDate', cell: <Starts />, sortBy: 'startingDate', width: 130 }]
      : [];
  return {
    headline: { source: 'child', cell: <Child />, sortBy: 'childName' },
    columns: [
      { source: 'parent', cell: <Parent /> },
      ...starts,
      { source: 'createdAt', cell: <Received />, sortBy: 'createdAt', width: 130 },
      { source: 'status', cell: <StatusCell choice={STATUS} />, sortBy: 'status', width: 150 },
    ],
    actions: {
      source: 'actions',
      width: 430,
      cell: (
        <StatusActions choice={STATUS}>
          <BookingActions />
        </StatusActions>
      ),
    },
    panel: <BookingPanel kind={kind} />,
  };
}
