import type { BookingKind } from '#contract/bookings';
import { useTexts } from '../../messages/useTexts.js';
import { useForm } from '../../form/useForm.js';
import { bookingPlan } from './plan.js';
import { BookingHelp } from './BookingHelp.js';
import { BookingSteps } from './BookingSteps.js';
import { Receipt } from './Receipt.js';
import { useChosenStaff } from './useChosenStaff.js';
import { usePlace } from './usePlace.js';

/** The page of one booking: questions, check and receipt live at one address, told apart by its hash. */
export function BookingPage({ kind }: { kind: BookingKind }) {
  const booking = useTexts('booking');
  const bookingFields = useTexts('bookingFields');
  const form = useForm(bookingPlan(kind, { booking, bookingFields }));
  const { place, go } = usePlace(kind, form);
  const texts = booking.kinds[kind];
  useChosenStaff(form);

  return (
    <div className="page">
      <div className="form-page">
        {place === 'sent' ? (
          <Receipt kind={kind} form={form} />
        ) : (
          <div className="form-main">
            <div className="stack">
              <h1 tabIndex={-1}>{texts.title}</h1>
              {place === 1 && <p className="lead">{booking.lead}</p>}
            </div>
            <BookingSteps kind={kind} form={form} place={place} go={go} />
          </div>
        )}
        <BookingHelp />
      </div>
    </div>
  );
}
