import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BookingKind } from '#contract/bookings';
import { useHydrated } from '../../components/useHydrated.js';
import { errorsIn } from '../../form/answers.js';
import type { FormState } from '../../form/useForm.js';
import { loadSent } from '../../form/sent.js';
import { GUARDIAN } from './bookingForm.js';
import { BOOKING_STEPS, hashOf, positionOf, furthestReachable, type StepPosition } from './steps.js';

/** Navigation state of a step opened from the check page to change one answer, which leads back there. */
export interface Return {
  checked: true;
  /** The question to answer again. */
  field: string;
}

/** The current step, from the hash, so that the back button works. A step that cannot be reached yet is redirected. */
export function useCurrentStep(kind: BookingKind, form: FormState) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The prerendered HTML has no hash: hydration must match it.
  const hydrated = useHydrated();
  const steps = BOOKING_STEPS[kind];
  const wanted = hydrated ? positionOf(hash, steps.length) : 1;
  const place = earned();

  function earned(): StepPosition {
    if (wanted === 'sent') return loadSent(kind) ? 'sent' : 1;
    if (!form.hydrated) return 1;
    const wrong = Object.keys(errorsIn(form.config.rules, form.answers)).filter((name) => name !== GUARDIAN);
    return furthestReachable(wanted, steps, wrong);
  }

  /** Synchronous, so that the caller can clear the form on the new step. */
  const go = (next: StepPosition, how: { replace?: boolean; state?: Return } = {}) =>
    navigate({ hash: hashOf(next) }, { ...how, flushSync: true });

  useEffect(() => {
    if (hydrated && form.hydrated && place !== wanted) void navigate({ hash: hashOf(place) }, { replace: true });
  }, [hydrated, form.hydrated, place, wanted, navigate]);

  return { place, go };
}

export type GoToStep = ReturnType<typeof useCurrentStep>['go'];
