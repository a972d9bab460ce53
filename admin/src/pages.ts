import { lazy } from 'react';

const loadDashboard = () => import('./dashboard');
const loadUsers = () => import('./resources/users');
const loadBookings = () => import('./resources/bookings');

export const Dashboard = lazy(loadDashboard);
export const UserList = lazy(loadUsers);
export const BookingList = lazy(loadBookings);

/**
 * Fetches the code of the other pages once the first one stands, so that going to them does not hang on a weak line.
 * What fails here is tried again, and told, when the page is opened.
 */
export function warmPages(): void {
  setTimeout(() => {
    for (const load of [loadDashboard, loadUsers, loadBookings]) load().catch(() => undefined);
  }, 2000);
}
