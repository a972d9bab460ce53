import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetRecordRepresentation, useNotify, useTranslate } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { bookingResource } from '../../config/resources';
import { useTell } from '../../decisions/tell';
import { forgetMessages } from '../../decisions/useMessages';

export interface EditedBooking extends RaRecord {
  parentPhone?: string;
  parentEmail?: string;
  history?: readonly { at: string; what: string }[];
}

/** Whether this change made a message to the family: what they sent was corrected, and they can be reached. */
function isFamilyTold(changed: EditedBooking, before: EditedBooking | undefined): boolean {
  const correctedAt = (booking?: EditedBooking) => booking?.history?.findLast(({ what }) => what === 'corrected')?.at;
  const at = correctedAt(changed);
  const isReachable = Boolean(changed.parentPhone || changed.parentEmail);
  return isReachable && at !== undefined && at !== correctedAt(before);
}

/** Says that a booking was saved, and shows the message about the change where the family gets one. */
export function useSaySaved(kind: BookingKind) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { show } = useTell();
  const resource = bookingResource(kind);
  const nameOf = useGetRecordRepresentation(resource);
  return (changed: EditedBooking, before: EditedBooking | undefined): void => {
    const represented = nameOf(changed);
    const name = typeof represented === 'string' ? represented : '';
    // The spec's sentence, "same text for all categories", and what was saved: as a text, which gets a notice's colours.
    const notice = [
      translate(`resources.${resource}.notifications.updated`),
      translate(`resources.${resource}.saved`, { name, service: translate(`resources.inbox.choices.kind.${kind}`) }),
    ].join('\n');
    notify(notice, { type: 'success', multiLine: true, messageArgs: { _: notice } });
    if (!isFamilyTold(changed, before)) return;
    const recordId = String(changed.id);
    forgetMessages(client, recordId);
    const sentence = translate(`resources.${resource}.${changed.parentEmail ? 'familyTold' : 'familyToTell'}`);
    show({ recordId, name, sentence, isToTell: true, template: 'booking-changed' });
  };
}
