export default {
  title: 'Shadow teacher for school',
  description:
    'A shadow teacher sits beside your child in class and helps where help is needed. Read how it works and book one.',
  lead: 'A shadow teacher sits beside your child in class, and helps only where help is needed.',
  doesTitle: 'What a shadow teacher does',
  does: [
    'Explains the lesson again, in smaller pieces.',
    'Helps your child to sit, to start and to finish.',
    'Sees when it gets too much, and makes a quiet break.',
    'Helps your child to play and talk with classmates.',
    'Writes down what went well, so that you and the class teacher know.',
  ],
  asideTitle: 'Less help, step by step',
  aside: 'The aim is a child who needs us less each month. A good shadow teacher steps back a little every week.',
  how: [
    {
      title: 'You tell us about your child',
      text: 'The booking form takes about five minutes. You can stop and come back.',
    },
    {
      title: 'We call you',
      text: 'Within two working days. We talk about your child, the school, the hours and the price.',
    },
    {
      title: 'Everybody meets',
      text: 'Your child, you, the class teacher and the shadow teacher meet before the first day.',
    },
  ],
  faq: [
    {
      question: 'Does the school have to agree?',
      answer:
        'Yes. We speak with the school together with you. Many schools in Sri Lanka already work with shadow teachers.',
    },
    {
      question: 'Do we need a diagnosis?',
      answer: 'No. Tell us what you see at home and what the school tells you. That is enough to start.',
    },
    {
      question: 'How many hours does the teacher stay?',
      answer: 'As many as your child needs: the whole school day, or only the lessons that are hard.',
    },
    {
      question: 'What does it cost?',
      answer: 'It depends on the hours and the place. We tell you the price on the phone, before you decide anything.',
    },
    {
      question: 'Which language does the teacher speak?',
      answer: 'Sinhala, Tamil or English. Write in the form which one your child understands best.',
    },
    {
      question: 'What if my child does not like the teacher?',
      answer: 'Tell us. We look for another teacher. It is nobody’s fault.',
    },
  ],
  pictureAlt: 'In a classroom a teacher sits beside a boy at his desk and points at a card with pictures.',
} as const;
