import { Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { PageTitle } from '../../ui/PageTitle';
import { bookingResource } from '../../config/resources';
import type { Booking } from '../bookings/booking';
import { PlanForm } from './PlanForm';
import { ReadState } from '../plans/ReadState';
import { usePlansTranslate } from '../plans/usePlansTranslate';

/** /plan-sessions?kind=…&booking=… */
export function PlanSessions() {
  const t = usePlansTranslate();
  const [params] = useSearchParams();
  const kind = BOOKING_KINDS.find((one) => one === params.get('kind'));
  const booking = params.get('booking');
  return (
    <>
      <PageTitle title={t('planSessions')} />
      {kind && booking ? (
        <ForBooking kind={kind} id={booking} makesUp={params.get('makesUp') ?? ''} />
      ) : (
        <Typography>{t('planFromBooking')}</Typography>
      )}
    </>
  );
}

function ForBooking({ kind, id, makesUp }: { kind: BookingKind; id: string; makesUp: string }) {
  const booking = useGetOne<Booking>(bookingResource(kind), { id });
  if (booking.error || !booking.data) return <ReadState of={booking} />;
  return <PlanForm kind={kind} booking={booking.data} makesUp={makesUp} />;
}
