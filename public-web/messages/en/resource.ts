import { MESSAGES } from '#contract/messages';

export default {
  title: 'Courses for parents',
  description: 'Short courses you can follow at home. Read what each is about and ask for access.',
  lead: 'Short courses for home. Read what each is about, and ask us for the ones that fit your family.',
  listTitle: 'All courses',
  list: {
    loading: 'Loading the courses…',
    failed: 'Failed to fetch courses. Please try again later.',
    retry: 'Try again',
    empty: 'No courses found.',
    needsScript: 'The list of courses needs JavaScript.',
    call: 'Call us and we will tell you about them:',
  },
  count: {
    one: '{count} course',
    other: '{count} courses',
  },
  read: 'Read more',
  readWhat: 'Read more: {course}',
  request: 'Request access',
  requestWhat: 'Request access: {course}',
  requestTitle: 'Request access',
  send: 'Send my request',
  close: 'Close',
  sent: MESSAGES.requestSubmitted,
  sentText: 'We read it today or on the next working day, and send you the link by email.',
  requestFailed: MESSAGES.requestFailed,
} as const;
