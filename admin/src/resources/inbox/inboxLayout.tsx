import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { ageOf } from '../../fields/formats';
import type { Layout } from '../../list/columns';
import { EditButton } from '../../record/EditButton';
import { StatusActions } from '../../status/StatusActions';
import { StatusCell } from '../../status/StatusCell';
import { BookingPanel, Child, DetailsButton, Parent, Starts, STATUS, type Booking } from '../bookings';

interface InboxBooking extends Booking {
  kind: BookingKind;
}

const useBooking = () => useRecordContext<InboxBooking>();

function ChildOfKind() {
  const booking = useBooking();
  return booking && <Child within={KIND_PAGES[booking.kind].manage} />;
}

function Kind() {
  const booking = useBooking();
  return booking && KIND_PAGES[booking.kind].service;
}

function Age() {
  const translate = useTranslate();
  const booking = useBooking();
  const [now] = useState(Date.now);
  if (!booking) return null;
  const { unit, count } = ageOf(booking.createdAt, now);
  return translate(`inbox.age.${unit}`, { smart_count: count });
}

function OwnPanel() {
  const booking = useBooking();
  return booking && <BookingPanel kind={booking.kind} />;
}

export const inboxLayout: Layout = {
  headline: { source: 'child', cell: <ChildOfKind />, sortBy: 'childName', width: 170 },
  columns: [
    { source: 'kind', cell: <Kind />, sortBy: 'kind', width: 180 },
    { source: 'parent', cell: <Parent />, sortBy: 'parentName', width: 210 },
    { source: 'startingDate', cell: <Starts /> },
    { source: 'createdAt', cell: <Age />, sortBy: 'createdAt', width: 110 },
    { source: 'status', cell: <StatusCell choice={STATUS} />, sortBy: 'status', width: 212 },
  ],
  actions: {
    source: 'actions',
    width: 330,
    cell: (
      <StatusActions choice={STATUS}>
        <DetailsButton />
        <EditButton />
      </StatusActions>
    ),
  },
  panel: <OwnPanel />,
};
