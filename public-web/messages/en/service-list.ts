export default {
  title: 'Our services',
  description:
    'Six ways One Step helps children who learn differently, and their parents: at school, at home and in sessions.',
  lead: 'Six ways to help, at school, at home and in sessions. You can start with one and change later.',
  listTitle: 'What we offer',
  helpTitle: 'Not sure which one?',
  helpText:
    'You do not have to know. Tell us about your child, and we tell you what we would try first. The call binds you to nothing.',
  helpLink: 'Talk to us',
  signs: [
    { when: 'School calls you often', then: 'A shadow teacher can help in class.' },
    { when: 'Your child is small and starts school soon', then: 'Look at the School Readiness Program.' },
    {
      when: 'Your child is hard to understand, or buttons and pencils are hard',
      then: 'A therapy session is a good start.',
    },
    { when: 'You are tired and do not know what to do next', then: 'Parent counseling is for you.' },
  ],
} as const;
