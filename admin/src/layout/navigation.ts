import type { SvgIconComponent } from '@mui/icons-material';
import HolidaysIcon from '@mui/icons-material/EventBusyOutlined';
import TimetableIcon from '@mui/icons-material/CalendarTodayOutlined';
import BookingsIcon from '@mui/icons-material/EventNoteOutlined';
import HoursIcon from '@mui/icons-material/Schedule';
import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import { MANAGE_PATHS } from '#contract/admin-paths';
import type { OfficeRole } from '#contract/users';
import { type AdminPath, mayOpen, PAGES } from '../config/resources';
import { MANAGE_SECTION, PATHS, type ScrollState } from '../paths';

export interface NavigationItem {
  name: string;
  /** Message key, if it is not `admin.nav.<name>`. */
  label?: string;
  to: string;
  state?: ScrollState;
  /** Paths on which the item is marked as current, with those below them. */
  paths: readonly string[];
  /** Number of pending items, shown after the label. */
  count?: (figures: Figures) => number;
  /** Icon of a page that is no resource. */
  icon?: SvgIconComponent;
}

type MenuPath = { [P in AdminPath]: (typeof PAGES)[P] extends { readonly menu: true } ? P : never }[AdminPath];

const ICONS: Record<MenuPath, SvgIconComponent> = {
  '/timetable': TimetableIcon,
  '/staff-hours': HoursIcon,
  '/holiday-list': HolidaysIcon,
};

/** The buttons of the spec's top bar, in its order, and the two lists used most. */
const BAR: readonly NavigationItem[] = [
  { name: 'requests', to: PATHS.courseRequests, paths: [PATHS.courseRequests] },
  { name: 'courses', to: PATHS.courses, paths: [PATHS.courses, PATHS.addCourse] },
  {
    name: 'users',
    to: PATHS.users,
    paths: [PATHS.users, PATHS.pendingUsers, PATHS.approvedUsers, PATHS.rejectedUsers],
  },
  {
    name: 'bookings',
    to: PATHS.dashboard,
    state: { scrollTo: MANAGE_SECTION },
    icon: BookingsIcon,
    paths: Object.values(MANAGE_PATHS),
  },
  {
    name: 'inbox',
    to: PATHS.inbox,
    paths: [PATHS.inbox],
    count: ({ bookings }) => BOOKING_KINDS.reduce((sum, kind) => sum + bookings[kind].Pending, 0),
  },
  { name: 'messages', to: PATHS.messages, paths: [PATHS.messages], count: ({ unanswered }) => unanswered },
];

const iconOf = (path: string) => (path in ICONS ? { icon: ICONS[path as MenuPath] } : {});

/** Every other list, and the pages that are looked at as often, in the order of the table. */
const MORE: readonly NavigationItem[] = Object.entries(PAGES)
  .filter(([, page]) => 'api' in page || 'menu' in page)
  .map(([to]) => ({ name: to.slice(1), label: `pages.${to}`, to, paths: [to], ...iconOf(to) }))
  .filter(({ to }) => !BAR.some(({ paths }) => paths.includes(to)));

const openTo = (role: OfficeRole | undefined, items: readonly NavigationItem[]) =>
  items.filter(({ paths }) => paths.some((path) => mayOpen(role, path)));

/** The items whose pages a role may open, in the bar and in the "more" menu. */
export const navigationFor = (role: OfficeRole | undefined) => ({ bar: openTo(role, BAR), more: openTo(role, MORE) });

/** On one of the item's paths, or below it. */
export function isWithin({ paths }: NavigationItem, pathname: string): boolean {
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The value of `aria-current`: "page" on the page the item links to, "true" on others that belong to it. */
export function ariaCurrent(item: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  if (!isWithin(item, pathname)) return undefined;
  return item.to === pathname ? 'page' : 'true';
}
