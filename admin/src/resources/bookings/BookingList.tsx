import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { BOOKING_STATUSES, type BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { Filter } from '../../list/Filter';
import { ListPage } from '../../list/ListPage';
import { bookingLayout } from './bookingLayout';
import { CategorySelect } from './CategorySelect';
import { editedFieldsOf, STATUS, STATUS_WORDS } from './kinds';

/** Spec section 9: "Booking table page size 8". */
const PER_PAGE = 8;

const TEXTS = {
  loading: 'bookings.loading',
  failed: 'bookings.failed',
  empty: 'bookings.empty',
  noMatch: 'bookings.noMatch',
  count: 'bookings.count',
  advice: 'bookings.advice',
};

/** The booking screen of one kind; all five are this one, drawn from the contract's fields. */
export function BookingList({ kind }: { kind: BookingKind }) {
  const translate = useTranslate();
  const layout = useMemo(() => bookingLayout(kind), [kind]);
  return (
    <ListPage
      key={kind}
      resource={kind}
      title={translate('bookings.title', { service: KIND_PAGES[kind].service })}
      texts={TEXTS}
      search="bookings.search"
      layout={layout}
      exported={editedFieldsOf(kind)}
      perPage={PER_PAGE}
      ways={<CategorySelect kind={kind} />}
      filters={<Filter source="status" values={BOOKING_STATUSES} wordsAt={STATUS_WORDS} />}
      bulk={{ status: STATUS, delete: true }}
    />
  );
}
