import { sayWhy } from './say-why.js';

/** Ends a command of the terminal: with what it has to say, or with one sentence and exit code 1. */
export function printOutcome(work: Promise<string>): void {
  work.then(
    (said) => process.stdout.write(`${said}\n`),
    (fault: unknown) => {
      process.stderr.write(`${sayWhy(fault)}\n`);
      process.exit(1);
    },
  );
}
