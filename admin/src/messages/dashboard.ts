import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';

export const dashboard = {
  title: 'Dashboard',
  waiting: 'Waiting for a decision',
  waitingItems: {
    users: 'Teacher applications',
    'course-requests': 'Course requests',
    ...(Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, `Bookings: ${KIND_PAGES[kind].service}`])) as Record<
      BookingKind,
      string
    >),
  },
  counting: 'Counting what waits…',
  nothingWaits: 'Nothing waits for a decision.',
  failed: 'What waits could not be counted.',
  manage: 'Manage',
  groups: { teachers: 'Teachers', bookings: 'Bookings', contacts: 'Courses and messages' },
  links: {
    users: 'All users',
    pendingUsers: 'Pending users',
    approvedUsers: 'Approved users',
    rejectedUsers: 'Rejected users',
    allDetails: 'Teacher details',
    addDetails: 'Add teacher details',
    contacts: 'Contact messages',
    courses: 'Courses',
    courseRequests: 'Course requests',
    addCourse: 'Add a course',
    updateDetails: 'Edit teacher details',
  },
} as const;
