import Sequencer from '@jest/test-sequencer';

/** Files that mostly wait, for other processes and time limits. */
const WAITING = /\/(?:audit|commands|database\.unavailable|messages\.mail)\.e2e-spec\.ts$/;

/** As Jest orders its files, but what waits begins first: at the end nothing would run beside it. */
export default class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => WAITING.test(path)), ...sorted.filter(({ path }) => !WAITING.test(path))];
  }
}
