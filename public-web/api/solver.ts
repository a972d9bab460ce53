// A worker in a file of its own, fetched only when there is something to solve: whoever sends a form in time never pays.
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const PATIENCE_MS = 30_000;

/** Takes a challenge; answers with its solution, or with `null` when there is none in time. */
async function solve({ data: challenge }: MessageEvent<Challenge>): Promise<void> {
  postMessage(await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS }).catch(() => null));
}

addEventListener('message', (event: MessageEvent<Challenge>) => void solve(event));
