import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { PageTitle } from '../../layout/PageTitle';
import { ListBody } from '../../list/ListBody';
import { SearchBox } from '../../list/SearchBox';
import { bookingLayout } from './bookingLayout';
import { CategorySelect } from './CategorySelect';

/** Spec section 9: "Booking table page size 8". */
const PER_PAGE = 8;

const TEXTS = {
  loading: 'bookings.loading',
  failed: 'bookings.failed',
  empty: 'bookings.empty',
  noMatch: 'bookings.noMatch',
  count: 'bookings.count',
};

/** The booking screen of one kind; all five are this one, drawn from the contract's fields. */
export default function BookingList({ kind }: { kind: BookingKind }) {
  const translate = useTranslate();
  const title = translate('bookings.title', { service: KIND_PAGES[kind].service });
  const layout = useMemo(() => bookingLayout(kind), [kind]);
  return (
    <ListBase
      key={kind}
      resource={kind}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={PER_PAGE}
      storeKey={false}
      exporter={false}
      queryOptions={{ onError: () => undefined }}
    >
      <PageTitle title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <CategorySelect kind={kind} />
        <SearchBox label={translate('bookings.search')} />
      </Box>
      <ListBody title={title} texts={TEXTS} layout={layout} />
    </ListBase>
  );
}
