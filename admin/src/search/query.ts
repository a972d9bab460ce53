/** The search text in the navigation state. */
export function queryIn(state: unknown): string {
  const q = typeof state === 'object' && state !== null && 'q' in state ? state.q : undefined;
  return typeof q === 'string' ? q : '';
}
