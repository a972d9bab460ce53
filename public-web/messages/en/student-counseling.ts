export default {
  title: 'Student counseling',
  description:
    'A counselor listens to your child and helps with worries, friends and school. See our counselors and book one.',
  service: 'Student counseling',
  lead: 'A counselor is a person who listens. Your child talks, draws or plays, and finds ways through hard days.',
  doesTitle: 'What a counselor can help with',
  does: [
    'Worry before school, or not wanting to go.',
    'Being teased, or having no friend in class.',
    'Anger, tears or silence that you cannot explain.',
    'A change at home: a move, a new baby, a loss.',
  ],
  firstTitle: 'The first session',
  first:
    'You and your child come together. Nobody has to talk. What your child says stays in the room, unless somebody is in danger.',
  listTitle: 'Our counselors',
} as const;
