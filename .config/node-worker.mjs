import { ModernFakeTimers } from '@jest/fake-timers';
import * as circus from 'jest-circus';

// What Jest's own runner has and jest-light-runner lacks: a time limit for each test, timers that take options, and an end.

// A poll that a test left behind would keep this process, and whoever reads its output, for ever.
process.once('disconnect', () => process.exit());

const LIMIT_MS = 60_000;
/** Also where a test has replaced them. */
const [setTimer, clearTimer] = [setTimeout, clearTimeout];

/** A test or hook that does not end fails at its limit; without one the whole run would stand still. */
circus.addEventHandler(({ name }, { currentDescribeBlock: block }) => {
  const added = { add_test: block.children, add_hook: block.hooks }[name]?.at(-1);
  if (added?.fn) added.fn = withLimit(added.fn, added.timeout ?? LIMIT_MS);
});

function withLimit(fn, ms) {
  return async () => {
    let timer;
    const limit = new Promise((_, reject) => {
      timer = setTimer(() => reject(new Error(`Not over after ${ms / 1000} seconds.`)), ms);
    });
    try {
      await Promise.race([fn(), limit]);
    } finally {
      clearTimer(timer);
    }
  };
}

/** React and Node itself wait for these. */
const NOT_FAKED = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'];
const timers = new ModernFakeTimers({ config: { fakeTimers: { enableGlobally: true } }, global: globalThis });

Object.assign(jest, {
  useFakeTimers: (options) => timers.useFakeTimers({ doNotFake: NOT_FAKED, ...options }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});

const globals = Object.getOwnPropertyDescriptors(globalThis);
/** What tests make up, and Node or jsdom lacks. What libraries add stays. */
const MADE_UP = ['addEventListener', 'document', 'localStorage', 'location', 'navigator', 'speechSynthesis'];

/** Before a file: what an earlier one replaced is as before. Nothing else keeps the files of a worker apart. */
export function restoreGlobals() {
  timers.useRealTimers();
  for (const name of MADE_UP) if (!(name in globals)) delete globalThis[name];
  for (const [name, before] of Object.entries(globals)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (before.value !== now?.value || before.get !== now?.get) Object.defineProperty(globalThis, name, before);
  }
}
