export { DetailsButton } from './DetailsButton';
export { Child, Parent, Starts } from './bookingCells';
export { BookingList } from './BookingList';
export { BookingPanel } from './BookingPanel';
export { BookingShow } from './BookingShow';
export { type Booking, STATUS } from './kinds';
