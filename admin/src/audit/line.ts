import type { AuditAction, Audited, AuditResult } from '#contract/audit';
import type { BookingKind } from '#contract/bookings';
import { resourceOf, showPath } from '../config/recordPage';

/** One audit event as the API returns it. */
export interface AuditLine {
  id: string;
  who?: string;
  action: AuditAction;
  entity: Audited;
  /** Absent if many records were read at once. */
  recordId?: string;
  count?: number;
  route?: string;
  rule?: string;
  kind?: BookingKind;
  fields: string[];
  from?: string;
  to?: string;
  result?: AuditResult;
  /** How many reads of the same record by the same person are folded into this line. */
  times?: number;
  createdAt: string;
}

/** The page about the record of an event, if there is one. */
export function pageOfLine({ entity, kind, action, recordId }: AuditLine): string | undefined {
  const resource = resourceOf(entity, kind);
  if (resource === undefined || action === 'deleted' || recordId === undefined) return undefined;
  return showPath(resource, recordId);
}

const isRead = ({ action }: AuditLine): boolean => action === 'viewed' || action === 'exported';

/** What a list was narrowed by or searched for; a record that was asked for by its id was opened. */
export const askedBy = (fields: readonly string[]): string[] =>
  fields.filter((field) => field !== 'id' && field !== '_id');

/** Folds a person's repeated reads of the same record into the latest one. */
export function foldReads(lines: readonly AuditLine[]): AuditLine[] {
  const kept = new Map<string, AuditLine>();
  for (const line of lines) {
    const { id, who, action, entity, kind, recordId, fields } = line;
    const key = isRead(line) ? [who, action, entity, kind, recordId, ...askedBy(fields)].join(' ') : id;
    const latest = kept.get(key);
    kept.set(key, latest ? { ...latest, times: (latest.times ?? 1) + 1 } : line);
  }
  return [...kept.values()];
}
