import { KIND_PAGES } from '#contract/pages';
import type { OfficeRole } from '#contract/users';
import { mayOpen } from '../resources/table';
import { MANAGE_SECTION, PATHS, type ScrollState } from '../paths';

interface NavigationItem {
  /** Key below `admin.nav`. */
  name: string;
  to: string;
  state?: ScrollState;
  /** Addresses that count as being there. */
  within: readonly string[];
}

/** The buttons of the spec's top bar, in its order. */
const NAVIGATION: readonly NavigationItem[] = [
  { name: 'requests', to: PATHS.courseRequests, within: [PATHS.courseRequests] },
  { name: 'courses', to: PATHS.courses, within: [PATHS.courses, PATHS.addCourse] },
  {
    name: 'users',
    to: PATHS.users,
    within: [PATHS.users, PATHS.pendingUsers, PATHS.approvedUsers, PATHS.rejectedUsers],
  },
  {
    name: 'bookings',
    to: PATHS.dashboard,
    state: { scrollTo: MANAGE_SECTION },
    within: [PATHS.inbox, PATHS.heldBack, ...Object.values(KIND_PAGES).map(({ manage }) => manage)],
  },
];

/** The items whose pages a role may open. */
export const navigationFor = (role: OfficeRole): readonly NavigationItem[] =>
  NAVIGATION.filter(({ within }) => within.some((path) => mayOpen(role, path)));

/** At one of the addresses, or below it. */
export function isWithin({ within }: NavigationItem, pathname: string): boolean {
  return within.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** "page" for the very address, "true" for one that belongs to the item. */
export function currentness(item: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  if (!isWithin(item, pathname)) return undefined;
  return item.to === pathname ? 'page' : 'true';
}
