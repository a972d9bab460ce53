/** The way to a service for a parent who knows what they see and not what it is called. */
export const findHelp = {
  title: 'Find help by what you see',
  description:
    'Your child does not speak yet, cannot sit still or is afraid of school? Choose what you see, and find the service that fits.',
  lead: 'You do not have to know the right word. Choose what you see in your child, or what you feel yourself.',
  start: 'A good start:',
  signs: {
    noWords: 'My child does not speak yet, or speaks very little',
    unclear: 'Other people do not understand my child',
    restless: 'My child cannot sit still in class',
    schoolCalls: 'The school calls me often',
    afraid: 'My child is afraid of school',
    alone: 'My child is teased or has no friends',
    anger: 'My child gets very angry and is hard to calm',
    hands: 'Buttons, pencils or meals are hard for my child',
    slow: 'Reading and numbers are much harder for my child than for others',
    startsSchool: 'My child starts school soon, and I am worried',
    told: 'We have just been told a diagnosis',
    tired: 'I am tired and do not know what to do next',
  },
  firstWeek: 'What helps in the first week',
  noteTitle: 'None of these, or more than one?',
  note: 'Call us and tell us what you see. We are not doctors and give no diagnosis, but we can tell you what we would try first.',
  link: 'Find help by what you see',
  all: 'See all six services',
} as const;
