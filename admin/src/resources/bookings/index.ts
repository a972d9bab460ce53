export { default } from './BookingList';
