import { clockJumps } from './clock.js';
import { idleConnections } from './connections.js';
import { damagedStore } from './damaged.js';
import { downAtTheStart, frozen, killedInFlight } from './database-away.js';
import { slowAndCut } from './database-slow.js';
import { fullOnBooking, fullOnUpload } from './disk-full.js';
import type { Fault } from './fault.js';
import { handlerBug } from './handler.js';
import { killedWhileWriting } from './killed.js';
import { loginStorm } from './logins.js';
import { likeTheModel } from './model.js';
import { twoOnOneFolder } from './one-folder.js';
import { tenfoldOverload } from './overload.js';
import { answerLost, doubleTap } from './repeated.js';
import { rollingRestart } from './rolling.js';
import { slowLines } from './slow-lines.js';
import { soak } from './soak.js';
import { stoppedUnderLoad } from './stopped.js';

/** All of them, the most important first. */
export const FAULTS: readonly Fault[] = [
  { id: 'F01', name: 'kill -9 while writing', run: killedWhileWriting },
  { id: 'F14', name: 'SIGTERM under load', run: stoppedUnderLoad },
  { id: 'F06', name: 'database down at the start', run: downAtTheStart },
  { id: 'F07', name: 'database killed in flight', run: killedInFlight },
  { id: 'F08', name: 'database frozen', run: frozen },
  { id: 'F09', name: 'database slow, then cut', run: slowAndCut },
  { id: 'F10', name: 'double tap', run: doubleTap },
  { id: 'F11', name: 'answer lost', run: answerLost },
  { id: 'F04', name: 'disk full on a booking', run: fullOnBooking },
  { id: 'F05', name: 'disk full on an upload', run: fullOnUpload },
  { id: 'F03', name: 'damaged store', run: damagedStore },
  { id: 'F16', name: 'tenfold overload', run: tenfoldOverload },
  { id: 'F17', name: 'login storm', run: loginStorm },
  { id: 'F19', name: 'slow lines', run: slowLines },
  { id: 'F18', name: 'idle connections', run: idleConnections },
  { id: 'F15', name: 'rolling restart', run: rollingRestart },
  { id: 'F24', name: 'two processes, one folder', run: twoOnOneFolder },
  { id: 'F25', name: 'bug in a handler', run: handlerBug },
  { id: 'F21', name: 'clock jumps', run: clockJumps },
  { id: 'F28', name: 'random sequences', run: likeTheModel },
  { id: 'F26', name: 'soak', run: soak },
];

/** Those that need no run here, and why. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  F02: 'not simulated: no layer here drops writes that were not synced; every acknowledged write is synced before its answer (database/embedded), and F03 cuts and turns bytes of the file',
  F12: 'in npm test: backend/test/submissions.repeat.e2e-spec.ts (key misuse)',
  F13: 'in npm test: e2e/public/booking-errors.e2e.ts (flaky phone)',
  F20: 'does not apply: the product sends no mail',
  F22: 'in npm test: backend/test/backups.restore.e2e-spec.ts (backup and restore)',
  F27: 'in npm test: backend/test/read-only.refuse.e2e-spec.ts (read-only mode)',
  F23: 'does not apply: records have had one form since the first version, so there is no migration to cut',
};
