import type { ProofChallenge } from '#contract/proof-of-work';

/**
 * Solves a challenge beside the page, which stays quick meanwhile.
 * @returns what the header is to carry; nothing where this browser cannot do it, or not in time
 */
export async function prove(challenge: ProofChallenge): Promise<string | undefined> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' });
    const solution = await answerOf(worker, challenge);
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    return undefined;
  } finally {
    worker?.terminate();
  }
}

function answerOf(worker: Worker, challenge: ProofChallenge): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(challenge);
  });
}
