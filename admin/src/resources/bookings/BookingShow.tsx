import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { DeleteButton } from '../../record/DeleteButton';
import { EditButton } from '../../record/EditButton';
import { ShowPage } from '../../record/ShowPage';
import { StatusActions } from '../../status/StatusActions';
import { StatusCell } from '../../status/StatusCell';
import { BookingPanel } from './BookingPanel';
import { DELETE_TEXTS, STATUS } from './kinds';

export function BookingShow({ kind }: { kind: BookingKind }) {
  const { manage, service } = KIND_PAGES[kind];
  return (
    <ShowPage
      resource={kind}
      list={{ to: manage, label: service }}
      status={<StatusCell choice={STATUS} />}
      actions={
        <StatusActions choice={STATUS}>
          <EditButton variant="outlined" />
          <DeleteButton texts={DELETE_TEXTS} variant="outlined" />
        </StatusActions>
      }
      panel={<BookingPanel kind={kind} />}
    />
  );
}
