import { useEffect, useRef, useState } from 'react';
import { NOTE_DAYS } from '#contract/goals';
import type { Session as Planned } from '#contract/plans';
import { dayAfter, today } from '../sessions/words.js';
import type { DeviceStorage } from './device.js';
import type { NoteFields } from './NoteForm.js';

/** A note as it was being typed. */
interface NoteDraft {
  readonly session: string;
  readonly day: string;
  /** The version of the note that was read before it was typed; `null` where there was none. */
  readonly base: string | null;
  readonly fields: NoteFields;
}

/** What is typed into a note lies on the device until it is saved: a phone may close the page at any moment. */
export function useDraft(device: DeviceStorage | undefined, { _id: session, day }: Planned) {
  /** What was there when the note was opened; `null` for nothing. Undefined until it is read. */
  const [found, setFound] = useState<NoteDraft | null>();
  /** The newest that is not kept yet. */
  const typed = useRef<NoteDraft>(undefined);
  const keeping = useRef<Promise<void>>(undefined);

  useEffect(() => {
    void device?.list<NoteDraft>('draft').then(
      (drafts) => {
        // After the next login the page is there again, with newer words in the form.
        setFound((before) => (before === undefined ? (drafts.find((one) => one.session === session) ?? null) : before));
        // What can no longer be saved goes.
        for (const one of drafts) if (dayAfter(one.day, NOTE_DAYS) < today()) void device.remove('draft', one.session);
      },
      () => setFound(null),
    );
  }, [device, session]);

  async function keepTyped(on: DeviceStorage): Promise<void> {
    for (let next = typed.current; next; next = typed.current) {
      typed.current = undefined;
      await on.put('draft', session, next).catch(() => undefined);
    }
    keeping.current = undefined;
  }

  function keep(fields: NoteFields, base: string | null) {
    typed.current = { session, day, base, fields };
    if (device) keeping.current ??= keepTyped(device);
  }

  async function erase(): Promise<void> {
    typed.current = undefined;
    await keeping.current;
    await device?.remove('draft', session).catch(() => undefined);
    setFound(null);
  }

  return { found, keep, erase };
}
