import { useDelete, useListContext, useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { MESSAGES } from '#contract/messages';
import { isGone, serverSentence } from '../../providers/failures';
import type { Booking } from './kinds';

export function useDeleteBooking(onFailure: (sentence: string | undefined) => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const { refetch } = useListContext();
  const [deleteOne, { isPending }] = useDelete(
    useResourceContext(),
    { id: useRecordContext<Booking>()?.id },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify(MESSAGES.bookingDeleted, { type: 'success' });
        // The row of the next page moves up, and the total changes.
        void refetch();
      },
      onError: (error) => {
        const sentence = serverSentence(error) ?? translate('bookings.deleteFailed');
        if (!isGone(error)) {
          onFailure(sentence);
          return;
        }
        // Somebody else was quicker: the row goes, and this dialog with it.
        notify(sentence, { type: 'warning', messageArgs: { _: sentence } });
        void refetch();
      },
    },
  );
  const remove = (): void => {
    onFailure(undefined);
    void deleteOne();
  };
  return { remove, deleting: isPending };
}
