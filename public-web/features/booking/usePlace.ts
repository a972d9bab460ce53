import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BookingKind } from '#contract/bookings';
import { useHydrated } from '../../components/useHydrated.js';
import { errorsIn } from '../../form/answers.js';
import type { FormState } from '../../form/useForm.js';
import { GUARDIAN } from './bookingForm.js';
import { loadReceipt } from './keptReceipt.js';
import { BOOKING_STEPS, hashOf, placeOf, reachable, type Place } from './steps.js';

/** Somebody comes back from the check to change one answer, and returns to it. */
export interface Return {
  checked: true;
  /** The question to answer again. */
  field: string;
}

/** Where in the form one is. The browser's back button walks the steps; a place that is not earned yet is left again. */
export function usePlace(kind: BookingKind, form: FormState) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Prerendered HTML knows no hash: the first drawing in the browser must not either.
  const hydrated = useHydrated();
  const steps = BOOKING_STEPS[kind];
  const wanted = hydrated ? placeOf(hash, steps.length) : 1;
  const place = earned();

  function earned(): Place {
    if (wanted === 'sent') return loadReceipt(kind) ? 'sent' : 1;
    if (!form.hydrated) return 1;
    const wrong = Object.keys(errorsIn(form.config.rules, form.answers)).filter((name) => name !== GUARDIAN);
    return reachable(wanted, steps, wrong);
  }

  /** Drawn at once, so that what is done next (emptying the form) finds the new place. */
  const go = (next: Place, how: { replace?: boolean; state?: Return } = {}) =>
    navigate({ hash: hashOf(next) }, { ...how, flushSync: true });

  useEffect(() => {
    if (hydrated && form.hydrated && place !== wanted) void navigate({ hash: hashOf(place) }, { replace: true });
  }, [hydrated, form.hydrated, place, wanted, navigate]);

  return { place, go };
}

export type Go = ReturnType<typeof usePlace>['go'];
