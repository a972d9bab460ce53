import { DeleteButton } from '../../record/DeleteButton';
import { EditButton } from '../../record/EditButton';
import { DetailsButton } from './DetailsButton';
import { DELETE_TEXTS } from './kinds';

/** Details, Edit and Delete of one row. */
export const BookingActions = () => (
  <>
    <DetailsButton />
    <EditButton />
    <DeleteButton texts={DELETE_TEXTS} />
  </>
);
