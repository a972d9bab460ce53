import type { AuditAction, Audited } from '#contract/audit';
import type { BookingKind } from '#contract/bookings';
import { bookingResource, RESOURCE_NAMES, RESOURCES, type ResourceName } from '../resources/table';

/** One line of the audit as the API answers it. */
export interface AuditLine {
  id: string;
  who?: string;
  action: AuditAction;
  entity: Audited;
  /** None where many records were looked at. */
  recordId?: string;
  count?: number;
  route?: string;
  rule?: string;
  kind?: BookingKind;
  fields: string[];
  from?: string;
  to?: string;
  createdAt: string;
}

/** The resource that an event is about. */
export function resourceOf({ entity, kind }: AuditLine): ResourceName | undefined {
  if (kind) return bookingResource(kind);
  return RESOURCE_NAMES.find((name) => RESOURCES[name].entities?.includes(entity));
}

const isWithoutPage = (resource: ResourceName | undefined): boolean =>
  resource === 'held-back' || resource === 'outgoing-messages';

/** The page about the record of an event, if there is one. */
export function pageOf(line: AuditLine): string | undefined {
  const resource = resourceOf(line);
  // What is held back, and a message, have no page of their own.
  if (line.action === 'deleted' || line.recordId === undefined || isWithoutPage(resource)) return undefined;
  return resource && `/${resource}/${line.recordId}/show`;
}
