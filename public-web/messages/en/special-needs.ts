export default {
  title: 'Special needs teacher for home',
  description:
    'A special needs teacher comes to your home and works at your child’s own pace. Read how it goes and book a teacher.',
  lead: 'A teacher who knows special needs comes to your home, and works with your child at your child’s own pace.',
  doesTitle: 'What the teacher does at home',
  does: [
    'Starts with what your child likes: blocks, cars, songs, animals.',
    'Practises reading, numbers and talking in very small parts.',
    'Practises the day as well: eating, dressing, tidying up, waiting.',
    'Uses pictures, signs or a picture board where words are hard.',
    'Shows you what works, so that you can do it between the visits.',
  ],
  asideTitle: 'At home, with you there',
  aside: 'A room with a little space on the floor is enough. You can sit with us, or use the time for yourself nearby.',
  how: [
    {
      title: 'You tell us about your child',
      text: 'The booking form takes about five minutes. You can stop and come back.',
    },
    {
      title: 'We call you',
      text: 'Within two working days. We talk about your child, the days, the place and the price.',
    },
    {
      title: 'A first visit',
      text: 'The teacher comes, plays and watches. Afterwards you choose the first small goals together.',
    },
  ],
  faq: [
    {
      question: 'How old must my child be?',
      answer: 'From 3 to 18 years. Small children learn by playing, older ones also with school work.',
    },
    {
      question: 'Do we need a diagnosis?',
      answer:
        'No. Tell us what you see at home. If you have letters from a doctor, they help us, but they are not needed.',
    },
    {
      question: 'How often does the teacher come?',
      answer: 'Once to seven times a week. You can begin with one or two visits and change it later.',
    },
    {
      question: 'Must I be at home?',
      answer: 'Yes, you or another adult you trust. The teacher is never alone in the house with your child.',
    },
    {
      question: 'What does it cost?',
      answer:
        'It depends on the number of visits and the way to you. We tell you the price on the phone, before you decide anything.',
    },
    {
      question: 'Do you come to my town?',
      answer:
        'Tell us where you live. If no teacher is near enough, we say so at once and tell you what else is possible.',
    },
  ],
  pictureAlt:
    'In a living room a teacher sits on the floor with a girl and builds with blocks. The grandmother watches from an armchair. A picture board leans against the wall.',
} as const;
