import { HttpError } from 'react-admin';

/** For `meta` of an update: it is about the record as it was seen, and refused where somebody changed it since. */
export function asSeen(record: object): { version?: string } {
  return 'updatedAt' in record && typeof record.updatedAt === 'string' ? { version: record.updatedAt } : {};
}

/** The header that says so, where the update says it. */
export function headersFor(meta: unknown): Headers {
  const version: unknown = typeof meta === 'object' && meta !== null && 'version' in meta ? meta.version : undefined;
  return new Headers(typeof version === 'string' ? { 'If-Match': `"${version}"` } : {});
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof HttpError && error.status === 412;
}
