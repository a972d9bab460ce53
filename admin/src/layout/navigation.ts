import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import { KIND_PAGES } from '#contract/pages';
import type { OfficeRole } from '#contract/users';
import { mayOpen, RESOURCE_NAMES, RESOURCES } from '../resources/table';
import { MANAGE_SECTION, PATHS, type ScrollState } from '../paths';

export interface NavigationItem {
  /** Key below `admin.nav`. */
  name: string;
  /** Where it has no words of its own there. */
  label?: string;
  to: string;
  state?: ScrollState;
  /** Addresses that count as being there. */
  within: readonly string[];
  /** How much waits there. */
  count?: (figures: Figures) => number;
}

/** The buttons of the spec's top bar, in its order, and the two lists of every day. */
const BAR: readonly NavigationItem[] = [
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
    within: Object.values(KIND_PAGES).map(({ manage }) => manage),
  },
  {
    name: 'inbox',
    to: PATHS.inbox,
    within: [PATHS.inbox],
    count: ({ bookings }) => BOOKING_KINDS.reduce((sum, kind) => sum + bookings[kind].Pending, 0),
  },
  { name: 'messages', to: PATHS.messages, within: [PATHS.messages], count: ({ unanswered }) => unanswered },
];

/** Every other list, in the order of the table. */
const MORE: readonly NavigationItem[] = RESOURCE_NAMES.map((name) => ({
  name,
  label: RESOURCES[name].label,
  to: `/${name}`,
  within: [`/${name}`],
})).filter(({ to }) => !BAR.some(({ within }) => within.includes(to)));

const openTo = (role: OfficeRole, items: readonly NavigationItem[]) =>
  items.filter(({ within }) => within.some((path) => mayOpen(role, path)));

/** The items whose pages a role may open: buttons, and what stands in the menu beside them. */
export const navigationFor = (role: OfficeRole) => ({ bar: openTo(role, BAR), more: openTo(role, MORE) });

/** At one of the addresses, or below it. */
export function isWithin({ within }: NavigationItem, pathname: string): boolean {
  return within.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** "page" for the very address, "true" for one that belongs to the item. */
export function currentness(item: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  if (!isWithin(item, pathname)) return undefined;
  return item.to === pathname ? 'page' : 'true';
}
