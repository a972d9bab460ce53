import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BookingKind } from '#contract/bookings';
import { faultsIn } from '../../form/answers.js';
import type { FormState } from '../../form/useForm.js';
import { GUARDIAN } from './plan.js';
import { loadReceipt } from './receipt.js';
import { BOOKING_STEPS, hashOf, placeOf, reachable, type Place } from './steps.js';

const never = () => () => undefined;

/** Prerendered HTML knows no hash: the first drawing in the browser must not either. */
function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Where in the form one is. The browser's back button walks the steps; a place that is not earned yet is left again. */
export function usePlace(kind: BookingKind, form: FormState) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const awake = useAwake();
  const steps = BOOKING_STEPS[kind];
  const wanted = awake ? placeOf(hash, steps.length) : 1;
  const place = earned();

  function earned(): Place {
    if (wanted === 'sent') return loadReceipt(kind) ? 'sent' : 1;
    if (!form.ready) return 1;
    const faulty = Object.keys(faultsIn(form.plan.rules, form.answers)).filter((name) => name !== GUARDIAN);
    return reachable(wanted, steps, faulty);
  }

  /** Drawn at once, so that what is done next (emptying the form) finds the new place. */
  const go = (next: Place, how: { replace?: boolean } = {}) =>
    navigate({ hash: hashOf(next) }, { replace: how.replace, flushSync: true });

  useEffect(() => {
    if (awake && form.ready && place !== wanted) void navigate({ hash: hashOf(place) }, { replace: true });
  }, [awake, form.ready, place, wanted, navigate]);

  return { place, go };
}

export type Go = ReturnType<typeof usePlace>['go'];
