/** What the search page was opened to look for. */
export function askedFor(state: unknown): string {
  const q = typeof state === 'object' && state !== null && 'q' in state ? state.q : undefined;
  return typeof q === 'string' ? q : '';
}
