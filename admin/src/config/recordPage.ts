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
export const showPath = (resource: ResourceName | undefined, recordId: string): string =>
  `/${resource}/${recordId}/show`;

/** The page about everything of whoever sent a record, and the words of its link: the family's, if it belongs to one. */
export const everythingOf = ({ id, family }: { readonly id: string; readonly family?: string | undefined }) =>
  family === undefined
    ? { to: showPath('people-list', id), text: 'resources.people-list.everything' }
    : { to: showPath('family-list', family), text: 'resources.people-list.familyPage' };

/** The page about the record that a message speaks of. */
export function pageOfMessage({ template, about }: Pick<OutgoingMessage, 'template' | 'about'>): string {
  const { entity, kind, recordId } = about;
  return template === 'invitation' ? PATHS.adminAccounts : showPath(resourceOf(entity, kind), recordId);
}
