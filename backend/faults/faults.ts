import { cutConnections } from './connections-cut.js';
import { damagedStore } from './damaged.js';
import { downAtTheStart, frozen, killedInFlight } from './database-away.js';
import { fullOnBooking, fullOnUpload } from './disk-full.js';
import { doublePlanning } from './double-planning.js';
import { doubleTap } from './double-tap.js';
import type { Fault } from './fault.js';
import { killedWhileWriting } from './killed.js';
import { killedWhilePlanning } from './killed-planning.js';
import { loginStorm } from './logins.js';
import { mailAway } from './mail-away.js';
import { likeTheModel } from './model.js';
import { overload } from './overload.js';
import { powerCuts } from './power-cut.js';
import { slowBackup } from './slow-backup.js';
import { slowClients } from './slow-clients.js';
import { stepDown } from './step-down.js';
import { stoppedUnderLoad, uncaughtError } from './stopped.js';
import { twoContainers } from './two-containers.js';

/** Only where MONGODB_URI names a replica set: the embedded store has nobody to elect. */
const OF_REPLICA_SETS: readonly Fault[] = [{ id: 'F32', name: 'primary steps down', run: stepDown }];

/** All of them, the most important first. */
export const FAULTS: readonly Fault[] = [
  { id: 'F01', name: 'kill -9 while writing', run: killedWhileWriting },
  { id: 'F33', name: 'kill -9 while planning', run: killedWhilePlanning },
  { id: 'F02', name: 'power cuts', run: powerCuts },
  { id: 'F14', name: 'SIGTERM under load', run: stoppedUnderLoad },
  { id: 'F06', name: 'database down at the start', run: downAtTheStart },
  { id: 'F07', name: 'database killed in flight', run: killedInFlight },
  { id: 'F08', name: 'database frozen', run: frozen },
  { id: 'F30', name: 'connections cut', run: cutConnections },
  ...(process.env['MONGODB_URI']?.includes('replicaSet=') ? OF_REPLICA_SETS : []),
  { id: 'F10', name: 'double tap', run: doubleTap },
  { id: 'F34', name: 'two processes plan', run: doublePlanning },
  { id: 'F31', name: 'slow backup', run: slowBackup },
  { id: 'F04', name: 'disk full on a booking', run: fullOnBooking },
  { id: 'F05', name: 'disk full on an upload', run: fullOnUpload },
  { id: 'F03', name: 'damaged store', run: damagedStore },
  { id: 'F16', name: 'overload', run: overload },
  { id: 'F17', name: 'login storm', run: loginStorm },
  { id: 'F19', name: 'slow clients', run: slowClients },
  { id: 'F20', name: 'mail server away', run: mailAway },
  { id: 'F25', name: 'error that nobody catches', run: uncaughtError },
  { id: 'F29', name: 'two containers, one folder', run: twoContainers },
  { id: 'F28', name: 'random sequences', run: likeTheModel },
];
