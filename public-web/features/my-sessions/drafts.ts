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
  /** One after the other: the newest words are kept last. */
  const last = useRef<Promise<unknown>>(undefined);

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

  function inTurn(work: () => Promise<void> | undefined) {
    last.current = Promise.resolve(last.current)
      .then(work)
      .catch(() => undefined);
  }

  function keep(fields: NoteFields, base: string | null) {
    inTurn(() => device?.put('draft', session, { session, day, base, fields } satisfies NoteDraft));
  }

  async function erase(): Promise<void> {
    inTurn(() => device?.remove('draft', session));
    await last.current;
    setFound(null);
  }

  return { found, keep, erase };
}
