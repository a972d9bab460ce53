import { newKey } from '#contract/drafts';

/** Keys of requests without an answer yet, by the hash of what is sent: no family's answers stay in memory. */
const pendingKeys = new Map<string, string>();

async function hashOf(text: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  // Over plain http a browser hashes nothing.
  if (subtle === undefined) return text;
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a request under an idempotency key: sent again unchanged after a failure, it has the same one, and is stored once.
 * @param content what is sent, and where to
 */
export async function withIdempotencyKey<Answer>(
  content: string,
  send: (headers: Headers) => Promise<Answer>,
): Promise<Answer> {
  const hash = await hashOf(content);
  const key = pendingKeys.get(hash) ?? newKey();
  pendingKeys.set(hash, key);
  const answer = await send(new Headers({ 'Idempotency-Key': key }));
  pendingKeys.delete(hash);
  return answer;
}

/** What is sent from now on is new, also where it equals something that was deleted before its answer had come. */
export function forgetKeys(): void {
  pendingKeys.clear();
}
