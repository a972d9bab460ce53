import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '../../api/session.js';
import { useTexts } from '../../messages/useTexts.js';
import { sendAsStaff } from '../my-sessions/sendAsStaff.js';
import { removeOwn, whyNot, type WhyNot } from './whyNot.js';

interface Props {
  profile: string;
  session: Session;
  /** There is an address already, which was shown when it was made. */
  hasOne: boolean;
}

type Said = 'copied' | 'notCopied' | 'revoked' | WhyNot;

/** The private address by which a calendar reads the own sessions: shown once, and ended by a new one. */
export function CalendarAddress({ profile, session, hasOne }: Props) {
  const t = useTexts('myHours');
  const [url, setUrl] = useState<string>();
  const [isThere, setThere] = useState(hasOne);
  const [said, setSaid] = useState<Said>();
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** A second tap would end the address that the first one makes, and the later answer would be shown. */
  const [isSending, setSending] = useState(false);

  async function create() {
    if (isSending) return;
    setSending(true);
    setSaid(undefined);
    const outcome = await sendAsStaff<{ url: string }>(session, 'POST', `/staff/${profile}/calendar-address`);
    flushSync(() => {
      setSending(false);
      setUrl(outcome.kind === 'done' ? outcome.body.url : undefined);
      if (outcome.kind === 'done') setThere(true);
      setSaid(outcome.kind === 'done' ? undefined : whyNot(outcome));
    });
    // It stands above the button, where a screen reader would not come again.
    field.current?.focus();
  }

  async function revoke() {
    if (isSending) return;
    setSending(true);
    setSaid(undefined);
    // The button goes with the address.
    heading.current?.focus();
    const outcome = await removeOwn(session, profile, 'calendar-address');
    setSending(false);
    setSaid(outcome === 'gone' ? 'revoked' : outcome);
    if (outcome !== 'gone') return;
    setUrl(undefined);
    setThere(false);
  }

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('copied');
    } catch {
      // It was refused, or there is no clipboard: over plain http.
      field.current?.select();
      setSaid('notCopied');
    }
  }

  return (
    <section className="card stack" aria-labelledby="calendar" aria-busy={isSending}>
      <h2 id="calendar" ref={heading} tabIndex={-1}>
        {t.calendarTitle}
      </h2>
      <p>{t.calendarText}</p>
      <p className="soft">{t.calendarSecret}</p>
      {url !== undefined && (
        <div className="field calendar-address">
          <label htmlFor="calendar-address">{t.address}</label>
          <input id="calendar-address" ref={field} type="text" readOnly value={url} />
          <button type="button" className="button quiet" onClick={() => void copy(url)}>
            {t.copy}
          </button>
        </div>
      )}
      <p role="status">{said && t[said]}</p>
      <div className="buttons">
        <button type="button" className="button" onClick={() => void create()}>
          {t.create}
        </button>
        {isThere && (
          <button type="button" className="button quiet" onClick={() => void revoke()}>
            {t.revoke}
          </button>
        )}
      </div>
    </section>
  );
}
