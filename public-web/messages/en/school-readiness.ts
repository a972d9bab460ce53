export default {
  title: 'School Readiness Program',
  description:
    'Skills that make the first school days easier, in three steps. See how the program goes and book it for your child.',
  lead: 'Readiness means: your child can sit, share, ask and join in, so that the first school days are easier.',
  pictureAlt:
    'Four children and a teacher sit in a ring on a mat. A boy holds up a picture card, a girl with a hearing aid answers with her hands.',
  stepsTitle: 'The program in three steps',
  stepsLead: 'Go through the steps at your own speed.',
  stepOf: 'Step {step} of {total}',
  progress: 'Progress through the program',
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  atFirst: 'This is the first step.',
  atLast: 'This is the last step. To start, book the program.',
  steps: [
    {
      title: 'We get to know your child',
      text: 'The teacher visits you, plays with your child and asks you many questions.',
      points: [
        'What does your child like, and what is too much?',
        'What can your child already do alone?',
        'Together you choose three small goals.',
      ],
    },
    {
      title: 'We practise for school',
      text: 'Two or three times a week, in play, and always in the same order.',
      points: [
        'Sitting at a table, first for two minutes, then for ten.',
        'Waiting, sharing and asking for help.',
        'Holding a pencil, opening a lunch box, finding the toilet.',
      ],
    },
    {
      title: 'We start school together',
      text: 'We visit the school with you and stay near in the first weeks.',
      points: [
        'Your child sees the classroom before the first day.',
        'The class teacher hears from us what helps.',
        'We come less often as your child needs us less.',
      ],
    },
  ],
  readyTitle: 'Ready to begin?',
  readyText: 'Start about six months before school if you can. Later is fine too.',
  readyLink: 'Book the program',
  faq: [
    {
      question: 'Is my child too young or too old?',
      answer: 'Most children start before grade 1. It also helps before a new school or after a long time at home.',
    },
    {
      question: 'Must my child be able to speak?',
      answer: 'No. Signs, pictures and pointing are ways to talk too. We practise with the one your child has.',
    },
    {
      question: 'Where does it take place?',
      answer: 'At your home first. Near the start we also go to the school, if it agrees.',
    },
    {
      question: 'What if my child is not ready on the first day?',
      answer: 'Then we carry on. A shadow teacher, who sits beside your child in class, can help at the beginning.',
    },
    {
      question: 'What does it cost?',
      answer: 'It depends on the days and hours. We tell you the price on the phone, before you decide anything.',
    },
  ],
} as const;
