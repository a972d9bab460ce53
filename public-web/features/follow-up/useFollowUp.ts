import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FollowedRequest, FollowUpAnswer } from '#contract/follow-up';
import { send, type Failure } from '../../api/send.js';
import { eraseDraft } from '../../form/draft.js';
import { forgetSent, loadSent, saveSent } from '../../form/sent.js';

/** The token after `#` in a private link: also one that was cut off, so that the page says so, or copied with the full stop. */
const TOKEN = /^#([\w-]{10,100})/;
/** Replaces the token in the URL: without any hash the router would fetch the page again. */
const PLACE = '#request';
const NAME = 'follow-up';

/** Keeps the token in this tab for another half an hour: for a reload, and for the progress report. */
export function keepToken(token: string): void {
  saveSent(NAME, { token });
}

/** The state of the page: nothing yet, a request, a private link that failed, or a deleted request. */
export type Followed =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'shown'; request: FollowedRequest; token: string }
  | { kind: 'failed'; failure: Failure; token: string }
  | { kind: 'removed' };

/**
 * The request this page is about. The token is removed from the URL at once, so that it is not in the history, and kept
 * in this tab for half an hour, for a reload.
 */
export function useFollowUp() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [followed, setFollowed] = useState<Followed>({ kind: 'none' });

  /** The link opened last: the answer to an earlier one comes too late. */
  const wanted = useRef<string>(undefined);

  function show(answer: FollowUpAnswer) {
    const { request, token } = answer;
    wanted.current = undefined;
    keepToken(token);
    setFollowed({ kind: 'shown', request, token });
  }

  async function open(token: string): Promise<void> {
    wanted.current = token;
    setFollowed({ kind: 'loading' });
    const outcome = await send<FollowUpAnswer>('POST', '/follow-up', { body: { token } });
    if (wanted.current !== token) return;
    if (outcome.kind === 'done') show(outcome.body);
    else {
      if (outcome.kind === 'refused' && outcome.status === 404) eraseDraft(NAME, 'sessionStorage');
      setFollowed({ kind: 'failed', failure: outcome, token });
    }
  }

  const inAddress = TOKEN.exec(hash)?.[1];
  const begun = useRef(false);
  /** The stored token is used once; one in the URL whenever a private link is opened. */
  const start = useEffectEvent(async (token: string | undefined) => {
    const known = token ?? (begun.current ? undefined : loadSent(NAME)?.answers['token']);
    begun.current = true;
    if (token !== undefined) await navigate({ hash: PLACE }, { replace: true });
    if (known !== undefined) await open(known);
  });
  useEffect(() => {
    void start(inAddress);
  }, [inAddress]);

  /** Erases the receipt too, which holds the same token, and what it showed of a child. */
  const leave = (kind: 'none' | 'removed') => {
    wanted.current = undefined;
    forgetSent();
    setFollowed({ kind });
  };
  return { followed, show, open, leave };
}
