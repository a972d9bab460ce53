import { COURSE_FIELDS, COURSE_REQUEST_FIELDS, type RequestStatus } from '#contract/courses';
import { SENTENCES } from '#contract/sentences';
import { FOLLOW_UP_LABELS } from './followUp';
import { ADDED_AT, labelsOf } from './labels';

export const courses = {
  name: 'Course |||| Courses',
  since: ADDED_AT,
  fields: { ...labelsOf(COURSE_FIELDS), createdAt: 'Added' },
  title: 'Manage Courses',
  file: 'Courses',
  search: 'Search by name or description',
  loading: 'Loading courses…',
  failed: 'Failed to fetch courses. Please try again later.',
  empty: 'No courses found.',
  count: '%{smart_count} course |||| %{smart_count} courses',
  advice: 'Add the first course: the public site then offers it under Resources.',
  add: 'Add a course',
  addFailed: 'Failed to add course. Please try again.',
  edit: 'Edit course',
  saveFailed: 'The course could not be saved. %{tryAgain}',
  message: {
    delete_title: 'Are you sure you want to delete this course?',
    delete_content: '“%{recordRepresentation}” will be deleted permanently, and the public site no longer offers it.',
  },
  notifications: {
    created: 'Course added successfully!',
    updated: 'The course was saved.',
    deleted: SENTENCES.courseDeleted,
  },
  deleteFailed: 'The course could not be deleted. %{tryAgain}',
} as const;

export const courseRequests = {
  name: 'Course request |||| Course requests',
  fields: {
    ...labelsOf(COURSE_REQUEST_FIELDS),
    ...FOLLOW_UP_LABELS,
    status: 'Status',
    createdAt: 'Received',
  },
  title: 'Course Requests',
  file: 'Course requests',
  search: 'Search by name, phone, email or course, or by reference',
  loading: 'Loading course requests…',
  failed: 'The course requests could not be loaded.',
  empty: 'No course requests yet.',
  noMatch: 'No course requests match.',
  count: '%{smart_count} course request |||| %{smart_count} course requests',
  advice: 'Requests arrive here when parents ask for access to a course on the public site.',
  statuses: { pending: 'Pending', accepted: 'Accepted', denied: 'Denied' } satisfies Record<RequestStatus, string>,
  decisions: { accepted: 'Accept', denied: 'Deny' } satisfies Record<Exclude<RequestStatus, 'pending'>, string>,
  about: '%{name}’s request for %{course}',
  opened: 'The family saw this decision %{moment}: it can no longer be undone.',
  statusFailed: 'The request of %{name} could not be set to %{status}.',
  message: {
    delete_title: 'Delete what %{recordRepresentation} sent?',
    delete_content: 'It is deleted permanently, and added to no list.',
  },
  notifications: { deleted: SENTENCES.requestDeleted },
  deleteFailed: 'The course request could not be deleted. %{tryAgain}',
} as const;
