import { useEffect, useRef, useState } from 'react';
import { daysLater, today } from '../sessions/words.js';
import type { DeviceStorage } from './device.js';

/** The days for which it lies on the device, unless its form says otherwise. */
const DRAFT_DAYS = 7;

/** What was being typed. */
interface Draft<Fields> {
  readonly name: string;
  /** The last day on which it may lie on the device. */
  readonly until: string;
  /** The version that was read before it was typed; `null` where there was none. */
  readonly base: string | null;
  readonly fields: Fields;
}

/**
 * What is typed lies on the device until it is saved: a phone may close the page at any moment.
 * @param name of what is typed, of its own in the account
 * @param until the last day on which it can be saved
 */
export function useDraft<Fields>(
  device: DeviceStorage | undefined,
  name: string,
  until = daysLater(today(), DRAFT_DAYS),
) {
  /** What was there when the form was opened; `null` for nothing. Undefined until it is read. */
  const [found, setFound] = useState<Draft<Fields> | null>();
  /** One after the other: the newest words are kept last. */
  const last = useRef<Promise<unknown>>(undefined);

  useEffect(() => {
    void device?.list<Draft<Fields>>('draft').then(
      (drafts) => {
        // After the next login the page is there again, with newer words in the form.
        setFound((before) => (before === undefined ? (drafts.find((one) => one.name === name) ?? null) : before));
        // What can no longer be saved goes.
        for (const one of drafts) if (one.until < today()) void device.remove('draft', one.name);
      },
      () => setFound(null),
    );
  }, [device, name]);

  function inTurn(work: () => Promise<void> | undefined) {
    last.current = Promise.resolve(last.current)
      .then(work)
      .catch(() => undefined);
  }

  function keep(fields: Fields, base: string | null) {
    inTurn(() => device?.put('draft', name, { name, until, base, fields } satisfies Draft<Fields>));
  }

  async function erase(): Promise<void> {
    inTurn(() => device?.remove('draft', name));
    await last.current;
    setFound(null);
  }

  return { found, keep, erase };
}
