import { dayOf } from '#contract/sri-lanka';
import { SettingsError } from './settings.js';

/** Nothing of this program is older. An empty battery leaves a clock decades behind. */
const EARLIEST_DAY = '2026-01-01';

/**
 * Refuses a clock that cannot be right: what people send would be stored under its time, and be removed as expired as soon
 * as the clock is set.
 * @throws SettingsError with one sentence
 */
export function refuseEarlyClock(now: Date): void {
  const today = dayOf(now);
  if (today < EARLIEST_DAY)
    throw new SettingsError(`The clock of this machine says ${today}: set it, then start again.`);
}
