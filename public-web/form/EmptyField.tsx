import { LEAVE_EMPTY } from '#contract/leave-empty';
import { useTexts } from '../messages/useTexts.js';

/**
 * A field that nobody sees, hears or reaches; only a program fills it in. It stands beside the page instead of being
 * hidden, which programs look for, and nothing keeps what is in it: the form reads it when it sends.
 */
export function EmptyField() {
  const { leaveEmpty } = useTexts('form');
  return (
    <div className="beside-page" aria-hidden="true">
      <label htmlFor={LEAVE_EMPTY}>{leaveEmpty}</label>
      <input id={LEAVE_EMPTY} name={LEAVE_EMPTY} type="text" autoComplete="off" tabIndex={-1} />
    </div>
  );
}
