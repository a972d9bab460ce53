/** What stands around every page. */
export const site = {
  name: 'One Step',
  tagline: 'One Step At A Time We Will Get You There',
  footerLine: 'Empowering Education for All',
  copyright: '© 2025 One Step',
  skip: 'Skip to main content',
  mainMenu: 'Main menu',
  menu: 'Menu',
  languages: 'Language',
  home: 'Home',
  about: 'About Us',
  services: 'Services',
  careers: 'Careers',
  resources: 'Resources',
  contact: 'Contact Us',
  login: 'Staff login',
  logoLabel: 'One Step, home page',
  helpTitle: 'Talk to us',
  helpText: 'We answer on weekdays from 8 in the morning to 5 in the evening.',
  phones: 'Phone',
  email: 'Email',
  whatsapp: 'WhatsApp',
  address: 'Address',
  social: 'Follow us',
  teachers: 'For teachers and therapists',
  callBack: 'Call me back',
  followUp: 'Where is my request?',
  loading: 'Loading…',
  nowInLanguage: 'This page is now in English.',
  theme: 'Appearance',
  themes: { system: 'As on this device', light: 'Light', dark: 'Dark' },
  farTitle: 'The page could not be fetched',
  farText: 'There may be no connection just now. Try again, or call us.',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  crashTitle: 'This page stopped working',
  crashText: 'Load the page again. If it does not help, please call us.',
  reload: 'Load the page again',
} as const;

export const home = {
  title: 'Teachers and therapists for children who learn differently',
  description:
    'Shadow teachers, home teachers, school readiness and therapy for children with special needs in Sri Lanka. See what we do and book a visit.',
  lead: 'Patient teachers and therapists for children who learn differently. At school, at home, anywhere in Sri Lanka.',
  seeServices: 'See our services',
  bookShadow: 'Book a shadow teacher',
  goalsTitle: 'Where we are going, together',
  goalsLead: 'Five goals. Your child reaches them in small steps, and in their own time.',
  goals: [
    { title: 'A real place in class', text: 'Your child learns beside other children, and not in a corner alone.' },
    { title: 'Being understood', text: 'With words, signs or pictures. Every child has something to say.' },
    {
      title: 'Doing more alone',
      text: 'Packing a bag, washing hands, asking for help. Small things that change a day.',
    },
    { title: 'Feeling safe and calm', text: 'A known face, a clear plan and a quiet place when it gets too loud.' },
    { title: 'Parents who are not alone', text: 'We tell you what we see and what you can try at home.' },
  ],
  servicesTitle: 'Four ways we can help',
  servicesLead: 'Not sure which one fits? Call us. We listen first.',
  statsTitle: 'We walk with many',
  stats: {
    students: { number: '100K+', label: 'students' },
    children: { number: '200K+', label: 'children' },
    educators: { number: '500+', label: 'educators' },
    teachers: { number: '100+', label: 'teachers' },
  },
  joinTitle: 'Are you a teacher or a therapist?',
  joinText: 'Work with one child, and see the difference. Send us your details and your CV.',
  joinLink: 'Apply to join us',
  heroAlt:
    'A teacher in a saree holds the hand of a schoolgirl who steps from stone to stone. Ahead, a boy in a wheelchair and a girl with ear defenders wait at the school gate.',
} as const;

export const about = {
  title: 'About Us',
  description:
    'One Step is a small provider in Wattala. Teachers and therapists for children who learn differently: who we are, how we work, what we promise.',
  lead: 'We are a small team of teachers and therapists in Wattala. We work with children who learn differently, and with their parents.',
  services: 'See our services',
  pictureAlt:
    'Under a tree a teacher talks with a mother. Beside them a boy with a hearing aid and a girl in a wheelchair look at a picture board.',
  whoTitle: 'Who we are',
  who: [
    'Some children need more time, a quieter place or another way to learn. They can learn. They need people who know how.',
    'We find those people, we visit your child’s school or your home, and we stay in touch with you.',
    'Our name is our method: one step at a time. A small step that lasts is worth more than a big one that does not.',
  ],
  notTitle: 'What we are not',
  not: [
    'We are not a hospital. We do not give a diagnosis or medicine.',
    'We do not promise a cure. Your child does not need to be somebody else.',
    'We do not replace your school. We work together with it.',
  ],
  howTitle: 'How we work',
  how: [
    { title: 'We listen', text: 'You know your child best. Tell us what is good, what is hard and what you hope for.' },
    {
      title: 'We watch and plan',
      text: 'A teacher or therapist meets your child. Together we choose two or three small goals.',
    },
    {
      title: 'We practise',
      text: 'In class, at home or in a session. The same person comes each time, whenever we can.',
    },
    {
      title: 'We look back',
      text: 'We tell you what has changed and what has not. Then we choose the next step, or we stop.',
    },
  ],
  promiseTitle: 'What we promise',
  promises: [
    'We call you within two working days after your request.',
    'You hear the price before you decide anything.',
    'We read each application and each CV before somebody works with a child.',
    'You may be there, ask anything and change the teacher.',
    'We speak Sinhala, Tamil and English.',
    'What you tell us stays with the people who need it.',
    'If we cannot help, we say so, and tell you who might.',
  ],
  talkTitle: 'Come and see, or call',
  talkText: 'Our office is in Wattala. Please call first, so that somebody has time for you.',
  talkLink: 'Talk to us',
} as const;

export const careers = {
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

export const contact = {
  title: 'Talk to us',
  description: 'Phone, WhatsApp, email and address of One Step in Wattala, and when somebody answers.',
  lead: 'A person answers. You can speak Sinhala, Tamil or English, and you do not need to know the right words.',
  callTitle: 'Call or write',
  hoursTitle: 'When somebody answers',
  hours: [
    'On weekdays from 8 in the morning to 5 in the evening.',
    'If nobody answers, send a WhatsApp message. We call you back on the next working day.',
    'We answer an email within two working days.',
    'On Saturdays, Sundays and public holidays we are closed.',
  ],
  visitTitle: 'Visit us',
  visit: 'Please call first, so that somebody has time for you. If you need a place without stairs, tell us.',
  writeLink: 'Open the message form',
  bookTitle: 'Do you want to book?',
  book: 'Choose a service first. If the form is hard, call us, and we fill it in with you.',
  bookLink: 'See our services',
  urgentTitle: 'Is somebody in danger now?',
  urgent: 'We cannot help in an emergency. These numbers can, day and night, and the call is free.',
  numbers: {
    police: 'Police',
    ambulance: 'Ambulance',
    children: 'Child helpline',
  },
  pictureAlt: 'A woman in the office talks on the phone and writes something down. A cup of tea stands beside her.',
} as const;

export const notFound = {
  title: 'This page does not exist',
  description: 'The address does not lead to a page.',
  text: 'The address may be mistyped, or the page is not there yet.',
  home: 'Go to the home page',
  call: 'Or call us: {phone}',
} as const;
