import type { SearchGroup } from '#contract/search';

export const search = {
  title: 'Search',
  label: 'Search everything',
  placeholder: 'Search  /',
  find: 'Find',
  loading: 'Searching…',
  failed: 'The search did not work.',
  nothingTyped: 'Type what you are looking for: a name, a phone number, an email address or a reference.',
  none: 'Nothing was found for “%{q}”.',
  count: '%{smart_count} record for “%{q}”. |||| %{smart_count} records for “%{q}”.',
  // Where a group has its newest ten only.
  atLeast: 'At least %{smart_count} records for “%{q}”.',
  newest: 'The newest ten. Type more to narrow the search.',
  groups: {
    families: 'Families',
    bookings: 'Bookings',
    courseRequests: 'Course requests',
    messages: 'Contact messages',
    applicants: 'Applications',
    profiles: 'Teacher profiles',
  } satisfies Record<SearchGroup, string>,
} as const;
