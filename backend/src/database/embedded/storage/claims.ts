/** A writer: a transaction, from its statements to the end of its commit, or one write outside of transactions. */
export class Writer {
  readonly ended: Promise<void>;
  /** The names it has claimed. */
  readonly names = new Set<string>();
  end = (): void => undefined;

  constructor(readonly isTransaction = false) {
    this.ended = new Promise((resolve) => (this.end = resolve));
  }
}

/** Another writer, which has not ended, has written what was to be written. */
export class WriteConflict extends Error {
  constructor(readonly writer: Writer) {
    super('claimed by another write');
  }
}

/** The documents and unique keys that have been written and are not on disk yet: of each the first writer wins. */
export class Claims {
  private readonly writers = new Map<string, Writer>();

  /** Throws WriteConflict if another writer has it. Writes outside of transactions come one after the other anyway. */
  take(key: Buffer, by: Writer): void {
    const name = key.toString('latin1');
    const other = this.writers.get(name);
    if (other && other !== by && (other.isTransaction || by.isTransaction)) throw new WriteConflict(other);
    this.writers.set(name, by);
    by.names.add(name);
  }

  release(by: Writer): void {
    for (const name of by.names) if (this.writers.get(name) === by) this.writers.delete(name);
    by.names.clear();
    by.end();
  }
}
