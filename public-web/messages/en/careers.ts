export default {
  title: 'Available careers for you !',
  description:
    'Work with One Step as a teacher, therapist or counselor for children who learn differently. See the six roles and apply.',
  lead: 'Work with one child at a time, in a class, in a home or in a session. See which of the six roles is yours.',
  apply: 'Apply Now',
  pictureAlt:
    'A shadow teacher with books, a therapist with a ball and a counselor with a folder stand side by side. The therapist wears a prosthetic leg.',
  rolesTitle: 'Six roles',
  roles: {
    shadow: { title: 'Shadow Teacher', text: 'You sit beside one child in class, and help less from week to week.' },
    home: {
      title: 'Special Needs Teacher',
      text: 'You teach one child at home, on the floor, at the table, in the garden.',
    },
    readiness: {
      title: 'School Readiness Program',
      text: 'You prepare small children for school, with play and patience.',
    },
    counseling: {
      title: 'Student Counsellor',
      text: 'You listen to children and young people, and keep what you hear.',
    },
    therapy: {
      title: 'Speech and Behavior Occupational Therapist',
      text: 'You help children to speak, to calm down and to manage everyday tasks.',
    },
    parents: { title: 'Parent Counsellor', text: 'You give parents time, answers and ideas that work at home.' },
  },
  lookTitle: 'What we look for',
  look: [
    'You like children, and you can wait.',
    'You have learnt the work: a diploma, a course, a degree or years in a class.',
    'You speak Sinhala, Tamil or English well. Two of them are even better.',
    'You write down what you see, and you tell parents the truth kindly.',
    'You have a disability yourself? Please apply. You know things that we do not.',
  ],
  haveTitle: 'Have this ready',
  have: 'Your address, phone and WhatsApp number, and your CV as a PDF file. The form takes about ten minutes.',
  afterTitle: 'What happens after you apply',
  after: [
    { title: 'We read it', text: 'Somebody reads your application and your CV. We call you within five working days.' },
    { title: 'We meet', text: 'We talk about your work, the hours and the pay. Bring your certificates.' },
    { title: 'You begin', text: 'If it fits, we look for a child near you, and you meet the family first.' },
  ],
  no: 'If it does not fit, we tell you so. We delete a refused application after six months.',
  questions: 'Ask us first',
} as const;
