const LONGEST_MS = 5000;

/** Lets writes wait. One who takes it and never gives it back is gone: it ends by itself after five seconds. */
export class WriteLock {
  private held: { readonly ended: Promise<void>; readonly end: () => void } | undefined;

  /** Resolves when nobody holds it; undefined when nobody does. */
  get ended(): Promise<void> | undefined {
    return this.held?.ended;
  }

  async take(): Promise<void> {
    while (this.held) await this.held.ended;
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const held = { ended, end };
    this.held = held;
    const timer = setTimeout(() => this.held === held && this.release(), LONGEST_MS).unref();
    void ended.then(() => clearTimeout(timer));
  }

  /** Whether somebody held it. */
  release(): boolean {
    const { held } = this;
    this.held = undefined;
    held?.end();
    return held !== undefined;
  }
}
