import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FollowedRequest, FollowUpAnswer } from '#contract/follow-up';
import { send, type Failure } from '../../api/send.js';
import { eraseDraft, loadDraft, newKey, saveDraft } from '../../form/draft.js';

/** A token as it stands after `#` in a private address. */
const TOKEN = /^#([\w-]{43})$/;
/** Takes its place: without any hash the router would fetch the page again. */
const PLACE = '#request';
const NAME = 'follow-up';

/** What the page has: nothing yet, a request, a private address that did not work, or a request that was removed. */
export type Followed =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'shown'; request: FollowedRequest; token: string }
  | { kind: 'failed'; failure: Failure; token: string }
  | { kind: 'removed' };

/**
 * The request this page is about. The secret comes out of the address at once, so that it is in no history; it is kept in
 * this tab for half an hour, so that a reload does not lose the request.
 */
export function useFollowUp() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [followed, setFollowed] = useState<Followed>({ kind: 'none' });

  function show(answer: FollowUpAnswer) {
    const { request, token } = answer;
    keep(token);
    setFollowed({ kind: 'shown', request, token });
  }

  async function open(token: string): Promise<void> {
    setFollowed({ kind: 'loading' });
    const outcome = await send<FollowUpAnswer>('POST', '/follow-up', { body: { token } });
    if (outcome.kind === 'done') show(outcome.body);
    else {
      if (outcome.kind === 'refused' && outcome.status === 404) forget();
      setFollowed({ kind: 'failed', failure: outcome, token });
    }
  }

  const inAddress = TOKEN.exec(hash)?.[1];
  const begun = useRef(false);
  /** What this tab still knows is looked for once; a private address whenever one is opened. */
  const start = useEffectEvent(async (token: string | undefined) => {
    const known = token ?? (begun.current ? undefined : keptToken());
    begun.current = true;
    if (token !== undefined) await navigate({ hash: PLACE }, { replace: true });
    if (known !== undefined) await open(known);
  });
  useEffect(() => {
    void start(inAddress);
  }, [inAddress]);

  const leave = (kind: 'none' | 'removed') => {
    forget();
    setFollowed({ kind });
  };
  return { followed, show, open, leave };
}

function keep(token: string): void {
  saveDraft(NAME, { answers: { token }, key: newKey(), at: Date.now() }, 'sessionStorage');
}

function keptToken(): string | undefined {
  return loadDraft(NAME, Date.now(), 'sessionStorage')?.answers['token'];
}

function forget(): void {
  eraseDraft(NAME, 'sessionStorage');
}
