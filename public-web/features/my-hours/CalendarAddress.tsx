import { useRef, useState } from 'react';
import { send } from '../../api/send.js';
import { currentToken, type Session } from '../../api/session.js';
import { useTexts } from '../../messages/useTexts.js';

interface Props {
  profile: string;
  session: Session;
}

type Said = 'copied' | 'notCopied' | 'revoked' | 'failed';

/** The private address by which a calendar reads the own sessions: shown once, and ended by a new one. */
export function CalendarAddress({ profile, session }: Props) {
  const t = useTexts('myHours');
  const [url, setUrl] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const field = useRef<HTMLInputElement>(null);
  const path = `/staff/${profile}/calendar-address`;

  async function create() {
    const outcome = await send<{ url: string }>('POST', path, { token: currentToken(session) });
    setUrl(outcome.kind === 'done' ? outcome.body.url : undefined);
    setSaid(outcome.kind === 'done' ? undefined : 'failed');
  }

  async function revoke() {
    const outcome = await send('DELETE', path, { token: currentToken(session) });
    const isGone = outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.status === 404);
    if (isGone) setUrl(undefined);
    setSaid(isGone ? 'revoked' : 'failed');
  }

  async function copy(address: string) {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    if (!isCopied) field.current?.select();
    setSaid(isCopied ? 'copied' : 'notCopied');
  }

  return (
    <section className="card stack" aria-labelledby="calendar">
      <h2 id="calendar">{t.calendarTitle}</h2>
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
        <button type="button" className="button quiet" onClick={() => void revoke()}>
          {t.revoke}
        </button>
      </div>
    </section>
  );
}
