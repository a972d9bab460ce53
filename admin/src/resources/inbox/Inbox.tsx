import { useTranslate } from 'react-admin';
import { BOOKING_FIELDS, BOOKING_KINDS, BOOKING_STATUS, PARENT_FIELDS } from '#contract/bookings';
import type { Rules } from '#contract/rule';
import { Filter } from '../../list/Filter';
import { ListPage } from '../../list/ListPage';
import { STATUS } from '../bookings';
import { inboxLayout } from './inboxLayout';
import { InboxTabs } from './InboxTabs';

const TEXTS = {
  loading: 'bookings.loading',
  failed: 'bookings.failed',
  empty: 'bookings.empty',
  noMatch: 'inbox.noMatch',
  count: 'bookings.count',
  advice: 'inbox.advice',
};

const KIND = { type: 'choice', label: 'Kind', what: 'a kind', values: BOOKING_KINDS } as const;
/** Every field any kind has. */
const EXPORTED: Rules = Object.assign(
  { kind: KIND, status: BOOKING_STATUS },
  PARENT_FIELDS,
  ...Object.values(BOOKING_FIELDS),
) as Rules;

const WAITING = { status: 'Pending' };
/** Who waits longest comes first. */
const LONGEST_FIRST = { field: 'createdAt', order: 'ASC' } as const;

/** All five kinds of bookings in one list. */
export function Inbox() {
  const translate = useTranslate();
  return (
    <ListPage
      resource="inbox"
      title={translate('inbox.title')}
      texts={TEXTS}
      search="bookings.search"
      layout={inboxLayout}
      exported={EXPORTED}
      sort={LONGEST_FIRST}
      startFilter={WAITING}
      ways={<InboxTabs />}
      filters={<Filter source="kind" values={BOOKING_KINDS} wordsAt="inbox.kinds" />}
      bulk={{ status: STATUS, delete: true }}
    />
  );
}
