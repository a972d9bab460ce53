import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { announceArrival, useIsLeft } from '../../components/arrival.js';
import { focusPageHeading } from '../../components/Done.js';
import { useHydrated } from '../../components/useHydrated.js';
import type { Answers } from '../../form/answers.js';
import { forgetEverything, loadSent, saveSent } from '../../form/sent.js';
import type { FollowUpDetails } from './Keep.js';

/** As on the booking pages: a reload shows the receipt again, a link to the page an empty form. */
const HASH = '#sent';

/** The receipt of what was sent from this page. */
export function useSent(form: string) {
  const { pathname, hash } = useLocation();
  const isLeft = useIsLeft();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [, setShown] = useState(0);
  /** What is kept may have been erased. */
  const check = () => setShown((times) => times + 1);

  /** @param more what else the thanks depend on */
  async function show({ reference = '', followUp = '' }: FollowUpDetails, more: Answers = {}): Promise<void> {
    saveSent(form, { reference, followUp, ...more });
    if (isLeft()) announceArrival({ to: pathname + HASH });
    else await navigate({ hash: HASH }, { replace: true, preventScrollReset: true, flushSync: true });
  }

  /** Its button goes with it: the focus moves to the page's heading. */
  function forget() {
    forgetEverything();
    check();
    focusPageHeading();
  }

  return { sent: hydrated && hash === HASH ? loadSent(form) : undefined, check, show, forget };
}
