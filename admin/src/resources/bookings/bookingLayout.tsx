import { BOOKING_FIELDS, type BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import type { Column, Layout } from '../../list/columns';
import { StatusActions } from '../../status/StatusActions';
import { StatusCell } from '../../status/StatusCell';
import { BookingActions } from './BookingActions';
import { Child, Parent, Received, Starts } from './bookingCells';
import { BookingPanel } from './BookingPanel';
import { STATUS } from './kinds';

/** The few columns one decides by; everything else of the booking is in the panel below its row. */
export function bookingLayout(kind: BookingKind): Layout {
  const starts: Column[] =
    'startingDate' in BOOKING_FIELDS[kind]
      ? [{ source: 'startingDate', cell: <Starts />, sortBy: 'startingDate', width: 130 }]
      : [];
  return {
    headline: { source: 'child', cell: <Child within={KIND_PAGES[kind].manage} />, sortBy: 'childName' },
    columns: [
      { source: 'parent', cell: <Parent /> },
      ...starts,
      { source: 'createdAt', cell: <Received />, sortBy: 'createdAt', width: 130 },
      { source: 'status', cell: <StatusCell choice={STATUS} />, sortBy: 'status', width: 212 },
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
