/** Keys of requests without an answer yet, by the hash of what is sent: no family's answers stay in memory. */
const pendingKeys = new Map<string, string>();

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
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
  const key = pendingKeys.get(hash) ?? crypto.randomUUID();
  pendingKeys.set(hash, key);
  const answer = await send(new Headers({ 'Idempotency-Key': key }));
  pendingKeys.delete(hash);
  return answer;
}
