import { useState } from 'react';
import { useListContext, useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { MESSAGES } from '#contract/messages';
import { useRowState } from '../../list/rowState';
import { fieldErrors, serverSentence } from '../../providers/failures';
import { cleanedValues } from '../../providers/validators';
import { editedFieldsOf, type Booking } from './kinds';

/** Saves an edited booking; field errors of the server go back to the form, anything else is told above it. */
export function useSaveBooking(kind: BookingKind) {
  const translate = useTranslate();
  const notify = useNotify();
  const record = useRecordContext<Booking>();
  const { refetch } = useListContext();
  const { setMode } = useRowState();
  const [failure, setFailure] = useState<string>();
  const [update, { isPending }] = useUpdate(kind, { id: record?.id, previousData: record });

  const save = async (values: Record<string, unknown>) => {
    if (isPending) return undefined;
    setFailure(undefined);
    try {
      const data = cleanedValues(editedFieldsOf(kind), values);
      await update(kind, { data }, { returnPromise: true, onError: () => undefined });
    } catch (error) {
      setFailure(serverSentence(error) ?? translate('bookings.updateFailed'));
      return fieldErrors(error);
    }
    notify(MESSAGES.bookingUpdated, { type: 'success' });
    setMode(undefined);
    // react-admin lays the answer over the old record: a field that was emptied would stay.
    void refetch();
    return undefined;
  };
  return { save, saving: isPending, failure };
}
