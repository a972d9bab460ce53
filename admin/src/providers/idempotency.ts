import { newKey } from '#contract/drafts';
import { httpClient } from './http';

/** Keys of requests without an answer yet, by what is sent. */
const pendingKeys = new Map<string, string>();

/**
 * Sends a request under an idempotency key: sent again unchanged after a failure, it has the same one, and is stored once.
 * @param content what is sent, and where to
 */
export async function withIdempotencyKey<Answer>(
  content: string,
  send: (headers: Headers) => Promise<Answer>,
): Promise<Answer> {
  const key = pendingKeys.get(content) ?? newKey();
  pendingKeys.set(content, key);
  const answer = await send(new Headers({ 'Idempotency-Key': key }));
  pendingKeys.delete(content);
  return answer;
}

/** Adds something beside the data provider, once however often it is sent again. */
export const postOnce = (address: string, body?: object) => {
  const text = body && JSON.stringify(body);
  return withIdempotencyKey(address + (text ?? ''), (headers) =>
    httpClient(address, { method: 'POST', headers, ...(text && { body: text }) }),
  );
};

/** What is sent from now on is new, also where it equals something that was deleted before its answer had come. */
export function forgetKeys(): void {
  pendingKeys.clear();
}
