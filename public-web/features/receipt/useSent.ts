import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusPageHeading } from '../../components/focusPageHeading.js';
import { useHydrated } from '../../components/useHydrated.js';
import { forgetSent } from '../../form/sent.js';
import type { Kept } from './Keep.js';
import { loadReceipt, saveReceipt } from './keptReceipt.js';
import { useShownAgain } from './useShownAgain.js';

/** As on the booking pages: a reload shows the receipt again, a link to the page an empty form. */
const HASH = '#sent';

/** The receipt of what was sent from this page. */
export function useSent(form: string) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [, setShown] = useState(0);
  const showAgain = () => setShown((times) => times + 1);
  useShownAgain(showAgain);

  async function show(kept: Kept): Promise<void> {
    saveReceipt(form, kept);
    await navigate({ hash: HASH }, { replace: true, preventScrollReset: true, flushSync: true });
  }

  /** Its button goes with it: the focus moves to the page's heading. */
  function forget() {
    forgetSent();
    showAgain();
    focusPageHeading();
  }

  return { sent: hydrated && hash === HASH ? loadReceipt(form) : undefined, show, forget };
}
