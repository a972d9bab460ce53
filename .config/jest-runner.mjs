import { createRunner } from 'jest-light-runner';

const RUNTIME = 'child_process';
const ASKS = 'jest-light-runner-get-worker-data';
const ANSWER = 'jest-light-runner-worker-data';

/**
 * jest-light-runner in processes. A process asks for its configuration before its first file; the runner's answer goes to
 * all that wait for a file, and one that does not listen yet misses it: it asks in vain, and the run stands still. Here each
 * file's process is answered by itself.
 */
export default class extends createRunner({ runtime: RUNTIME }) {
  constructor(globalConfig, context) {
    super(globalConfig, context);
    // Also with one worker, as `jest --watch` has on two cores: in one process the projects would share their globals.
    this._runtime = RUNTIME;
    const pools = this._testRunners;
    const keep = pools.set.bind(pools);
    pools.set = (projectConfig, { pool }) => {
      const workerData = { globalConfig, projectConfig, runtime: RUNTIME };
      return keep(projectConfig, { pool, run: (test) => pool.run(test.path, { channel: channelOf(workerData) }) });
    };
  }
}

function channelOf(workerData) {
  let tell;
  return {
    onMessage(listener) {
      tell = listener;
    },
    postMessage(message) {
      if (message === ASKS) tell({ type: ANSWER, workerData });
    },
  };
}
