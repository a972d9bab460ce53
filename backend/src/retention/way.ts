import type { Rule } from './rules.js';

/** What a rule would remove now. */
export interface Due {
  readonly count: number;
  readonly oldest: Date | undefined;
}
export const NOTHING_DUE: Due = { count: 0, oldest: undefined };

/** How what a rule speaks of is found and removed. */
export interface Way {
  due(rule: Rule, before: Date): Promise<Due>;
  /** Yields how many went, a few at a time, so that whoever asked may stop in between. */
  remove(rule: Rule, before: Date): AsyncGenerator<number>;
}
