import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { BookingKind, BookingStatus } from '#contract/bookings';
import { bookingResource } from '../config/resources';
import type { DecidedRecord } from './tell';
import { showPath } from '../config/recordPage';

interface Approved {
  readonly id: string;
  readonly kind?: BookingKind;
  readonly status: BookingStatus;
  readonly family?: string;
}

/** From the bar of an approved booking to its family, or to the page on which one is chosen; that page needs no link to itself. */
export function FamilyLink({ decided: { name, undo } }: { decided: DecidedRecord }) {
  const translate = useTranslate();
  if (undo === undefined) return null;
  const { id, kind, status, family } = undo.record as unknown as Approved;
  if (kind === undefined || status !== 'Approved' || (family === undefined && undo.page !== undefined)) return null;
  const to = family === undefined ? showPath(bookingResource(kind), id) : showPath('family-list', family);
  return (
    <Button component={Link} to={to}>
      {translate(family === undefined ? 'messages.chooseFamily' : 'messages.familyOf', { name })}
    </Button>
  );
}
