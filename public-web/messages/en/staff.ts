export default {
  ask: 'Not sure whom to choose? Call us:',
  loading: 'Loading the list…',
  failed: 'Failed to fetch details.',
  retry: 'Try again',
  empty: 'No details available for {service}.',
  needsScript: 'This list needs JavaScript.',
  call: 'Call us and we will tell you who has time:',
  people: {
    one: '{count} person',
    other: '{count} people',
  },
  experience: {
    one: '{years} year of experience',
    other: '{years} years of experience',
  },
  qualifications: 'Qualifications',
  bookNow: 'Book Now',
  bookWho: 'Book Now: {name}',
  close: 'Close',
} as const;
