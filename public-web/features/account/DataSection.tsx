import { useState } from 'react';
import { send } from '../../api/send.js';
import type { Session } from '../../api/session.js';
import { useTexts } from '../../messages/useTexts.js';

const FILE = 'one-step-my-data.json';

/** What is kept about this person, as a file. A link could not carry the token, so the page saves what it was sent. */
export function DataSection({ session }: { session: Session }) {
  const t = useTexts('account');
  const [state, setState] = useState<'idle' | 'underway' | 'failed'>('idle');

  async function download() {
    if (state === 'underway') return;
    setState('underway');
    const outcome = await send<unknown>('GET', '/user/me/data', { token: session.token });
    setState(outcome.kind === 'done' ? 'idle' : 'failed');
    if (outcome.kind === 'done') save(JSON.stringify(outcome.body, null, 2));
  }

  return (
    <section className="card stack" aria-labelledby="own-data">
      <h2 id="own-data">{t.dataTitle}</h2>
      <p>{t.dataText}</p>
      <p role="status">{state === 'failed' && t.downloadFailed}</p>
      <button
        type="button"
        className="button quiet"
        aria-disabled={state === 'underway' || undefined}
        onClick={() => void download()}
      >
        {state === 'underway' ? t.downloading : t.download}
      </button>
    </section>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE });
  link.click();
  URL.revokeObjectURL(address);
}
