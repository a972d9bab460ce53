/** A backup that cannot be written or restored, in one sentence for the person at the terminal. */
export class BackupError extends Error {}
