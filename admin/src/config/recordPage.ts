import type { Audited } from '#contract/audit';
import type { BookingKind } from '#contract/bookings';
import type { OutgoingMessage } from './message';
import { PATHS } from '../paths';
import { bookingResource, RESOURCE_NAMES, RESOURCES, type ResourceName } from './resources';

/** The resource of a record, by what the server calls it; a booking's is that of its kind. */
export function resourceOf(entity: Audited, kind?: BookingKind): ResourceName | undefined {
  if (kind && entity === 'booking') return bookingResource(kind);
  return RESOURCE_NAMES.find((name) => RESOURCES[name].entities?.includes(entity));
}

/** The page about a record. */
export const pageOf = (resource: string | undefined, recordId: string): string => `/${resource}/${recordId}/show`;

/** The page about the record that a message speaks of. */
export function pageOfMessage({ template, about }: Pick<OutgoingMessage, 'template' | 'about'>): string {
  const { entity, kind, recordId } = about;
  return template === 'invitation' ? PATHS.adminAccounts : pageOf(resourceOf(entity, kind), recordId);
}
