/** The sentence the server sent along with a record (routes.ts, `said`). */
export function saidWith(record: object | undefined): string | undefined {
  const said: unknown = record && 'said' in record ? record.said : undefined;
  return typeof said === 'string' ? said : undefined;
}
