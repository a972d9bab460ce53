import { HONEYPOT_FIELD } from '#contract/honeypot';
import { useTexts } from '../messages/useTexts.js';

/**
 * A field that nobody sees, hears or reaches; only a program fills it in. It stands beside the page instead of being
 * hidden, which programs look for, and nothing keeps what is in it: the form reads it when it sends.
 */
export function EmptyField() {
  const { leaveEmpty } = useTexts('form');
  return (
    <div className="beside-page" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>{leaveEmpty}</label>
      <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" autoComplete="off" tabIndex={-1} />
    </div>
  );
}
