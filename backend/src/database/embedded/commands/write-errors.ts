import type { Document } from 'bson';
import { CommandError } from '../errors.js';

/** The errors of single statements in a bulk, in MongoDB's form. */
export class WriteErrors {
  private readonly list: Document[] = [];
  constructor(private readonly ordered: boolean) {}

  /** An ordered bulk ends with its first error. */
  get stop(): boolean {
    return this.ordered && this.list.length > 0;
  }

  /** Runs one statement; what it refuses is noted under its index, everything else is thrown on. */
  attempt(index: number, statement: () => void): void {
    try {
      statement();
    } catch (error) {
      this.note(index, error);
    }
  }

  note(index: number, error: unknown): void {
    if (!(error instanceof CommandError)) throw error;
    this.list.push({ index, code: error.code, errmsg: error.message, ...error.details });
  }

  /** The part of a reply that tells them; empty when there are none. */
  report(): Document {
    return this.list.length > 0 ? { writeErrors: this.list } : {};
  }
}
