import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SessionNote } from '#contract/goals';
import type { Outcome } from '../../api/send.js';
import { accountOf, type Session } from '../../api/session.js';
import { sendAsStaff } from './sendAsStaff.js';
import type { DeviceStorage } from './device.js';
import { useDevice } from './useDevice.js';
import {
  bodyOf,
  choose,
  isSetAside,
  type QueueStorage,
  type Transport,
  sendAll,
  type SendResult,
  type QueuedChange,
  write,
  type NewChange,
} from './queue.js';

const AGAIN_MS = 30_000;

const countToSend = (all: readonly QueuedChange[]) => all.filter((one) => !isSetAside(one)).length;

function keepOn(device: DeviceStorage): QueueStorage {
  return {
    list: () => device.list<QueuedChange>('waiting'),
    put: (waiting) => device.put('waiting', waiting.key, waiting),
    remove: (key) => device.remove('waiting', key),
  };
}

/** What an answer means for a change that waits. */
function sentBy(outcome: Outcome<{ updatedAt?: string }>): SendResult {
  if (outcome.kind === 'done') return { kind: 'done', version: outcome.body.updatedAt };
  if (outcome.kind === 'unreachable') return { kind: 'later' };
  const { status } = outcome;
  if (status === 412) return { kind: 'changed' };
  return [401, 408, 429].includes(status) || status >= 500 ? { kind: 'later' } : { kind: 'refused', status };
}

function lineOf(session: Session): Transport {
  return {
    send: async ({ session: id, change, key, base }) => {
      const how = { idempotencyKey: key };
      if (change.kind === 'outcome') {
        const body = { status: change.status };
        const outcome = await sendAsStaff(session, 'POST', `/sessions/${id}/outcome`, { ...how, body });
        return sentBy(outcome.kind === 'done' ? { kind: 'done', body: {} } : outcome);
      }
      const { steps, ...body } = bodyOf(change.note);
      const named = steps.length > 0 ? { ...body, steps } : body;
      return sentBy(
        await sendAsStaff(session, 'PUT', `/sessions/${id}/note`, {
          ...how,
          body: named,
          headers: versionHeaders(base),
        }),
      );
    },
    read: async (id) => {
      const outcome = await sendAsStaff<SessionNote>(session, 'GET', `/sessions/${id}/note`);
      if (outcome.kind === 'done') return outcome.body;
      return outcome.kind === 'refused' && outcome.status === 404 ? null : 'later';
    },
  };
}

/** One tab sends at a time, where the browser knows locks; elsewhere the keys see to it that nothing counts twice. */
function alone(account: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(`one-step-${account}`, work) : work();
}

/** What an account has written on this device and not sent yet. Undefined until it is read. */
export function useQueue(session: Session, onAnswered: () => void) {
  const account = accountOf(session);
  const device = useDevice(session);
  const [waiting, setWaiting] = useState<readonly QueuedChange[]>();
  const [isSending, setSending] = useState(false);

  const keep = useMemo(() => device && keepOn(device), [device]);

  const flush = useCallback(async (): Promise<void> => {
    if (!keep) return;
    const before = await keep.list();
    setWaiting(before);
    if (before.length === 0) return;
    setSending(true);
    await alone(account, () => sendAll(keep, lineOf(session))).catch(() => undefined);
    const after = await keep.list();
    setWaiting(after);
    setSending(false);
    // What was refused tells of a change by the office, too.
    if (countToSend(after) < countToSend(before)) onAnswered();
  }, [keep, account, session, onAnswered]);

  useEffect(() => {
    const again = () => void flush();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [flush]);

  /** Changes what is kept; nobody waits while it is sent. @returns false if this device could not keep it */
  async function change(how: (kept: QueueStorage) => Promise<void>): Promise<boolean> {
    if (!keep) return false;
    try {
      await how(keep);
    } catch {
      return false;
    }
    setWaiting(await keep.list());
    void flush();
    return true;
  }

  return {
    device,
    waiting,
    isSending,
    flush,
    write: (what: NewChange) => change((kept) => write(kept, what)),
    choose: (which: QueuedChange, own: boolean) => change((kept) => choose(kept, which, own)),
  };
}
export type Queue = ReturnType<typeof useQueue>;

/** A note replaces the version it is based on, or none: `null` where there was no note yet. */
function versionHeaders(base: string | null): Record<string, string> {
  return base === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${base}"` };
}
