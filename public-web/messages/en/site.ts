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
  login: 'Log in (staff)',
  logoLabel: 'One Step, home page',
  helpTitle: 'Talk to us',
  helpText: 'We are here on weekdays from 8\u00a0a.m. to 5\u00a0p.m.',
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
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  farTitle: 'The page could not be loaded',
  farText: 'You may be offline. Try again, or call us.',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  safety: 'Safety',
  findHelp: 'Find help by what you see',
  diagnosis: 'Just been given a diagnosis?',
  newVersionTitle: 'There may be a new version of this site',
  newVersionText: 'Load the page again to go on.',
  arrived: 'What you sent has reached us.',
  seeReceipt: 'See your receipt',
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
  goalsTitle: 'What we work towards',
  goalsLead: 'Five goals. Your child reaches them in small steps, and in their own time.',
  goals: [
    { title: 'A real place in class', text: 'Your child learns beside other children, not alone in a corner.' },
    { title: 'Being understood', text: 'With words, signs or pictures. Every child has something to say.' },
    {
      title: 'Doing more on their own',
      text: 'Packing a bag, washing hands, asking for help. Small things that change a day.',
    },
    { title: 'Feeling safe and calm', text: 'A known face, a clear plan and a quiet place when it gets too loud.' },
    { title: 'Parents who are not alone', text: 'We tell you what we see and what you can try at home.' },
  ],
  servicesTitle: 'Four ways we can help',
  servicesLead: 'Not sure which one fits? Call us. We listen first.',
  statsTitle: 'One Step in numbers',
  stats: {
    students: { number: '100K+', label: 'students' },
    children: { number: '200K+', label: 'children' },
    educators: { number: '500+', label: 'educators' },
    teachers: { number: '100+', label: 'teachers' },
  },
  joinTitle: 'Are you a teacher or a therapist?',
  joinText: 'Work with one child and see the difference. Send us your details and your CV.',
  joinLink: 'Apply to join us',
  heroAlt:
    'A teacher in a saree holds the hand of a schoolgirl who steps from stone to stone. Ahead, a boy in a wheelchair and a girl with ear defenders wait at the school gate.',
} as const;

export const about = {
  title: 'About Us',
  description:
    'One Step in Wattala: teachers and therapists for children who learn differently. Who we are, how we work, what we promise.',
  lead: 'We are teachers and therapists for children who learn differently, and for their parents. Our office is in Wattala.',
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
    'We read every application and CV before anyone works with a child.',
    'You can be there, ask anything and ask for another teacher.',
    'We speak Sinhala, Tamil and English.',
    'What you tell us stays with the people who need it.',
    'If we cannot help, we say so, and tell you who might.',
  ],
  runs: {
    title: 'Who runs One Step',
    leads: 'In charge:',
    registered: 'Registered:',
    ask: 'Do you want to know who is in charge, or how we are registered? Call us, and we tell you:',
  },
  talkTitle: 'Visit us or call',
  talkText: 'Our office is in Wattala. Please call first, so that someone has time for you.',
  talkLink: 'Talk to us',
} as const;

export const careers = {
  title: 'Available careers for you !',
  description:
    'Work with One Step as a teacher, therapist or counsellor for children who learn differently. See the six roles and apply.',
  lead: 'Work with one child at a time, in a class, in a home or in a session. See which of the six roles is yours.',
  apply: 'Apply Now',
  pictureAlt:
    'A shadow teacher with books, a therapist with a ball and a counsellor with a folder stand side by side. The therapist wears a prosthetic leg.',
  rolesTitle: 'Six roles',
  roles: {
    shadow: { title: 'Shadow Teacher', text: 'You sit beside one child in class, and help a little less each week.' },
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
      text: 'You listen to children and young people, and keep what they tell you to yourself.',
    },
    therapy: {
      title: 'Speech and Behavior Occupational Therapist',
      text: 'You help children to speak, to calm down and to manage everyday tasks.',
    },
    parents: { title: 'Parent Counsellor', text: 'You give parents time, answers and ideas that work at home.' },
  },
  lookTitle: 'What we look for',
  look: [
    'You like children and you are patient.',
    'You have training or experience: a diploma, a course, a degree or years in a classroom.',
    'You speak Sinhala, Tamil or English well. Two of them are even better.',
    'You make notes of what you see, and you are kind and honest with parents.',
    'Do you have a disability yourself? Please apply. You know things we do not.',
  ],
  haveTitle: 'Have this ready',
  have: 'Your address, phone and WhatsApp number, and your CV as a PDF file. The form takes about ten minutes.',
  afterTitle: 'What happens after you apply',
  after: [
    { title: 'We read it', text: 'We read your application and your CV, and call you within five working days.' },
    { title: 'We meet', text: 'We talk about your work, the hours and the pay. Bring your certificates.' },
    { title: 'You begin', text: 'If we suit each other, we look for a child near you. You meet the family first.' },
  ],
  no: 'If not, we tell you. We delete unsuccessful applications after six months.',
  questions: 'Ask us first',
} as const;

export const contact = {
  title: 'Talk to us',
  description: 'Phone, WhatsApp, email and address of One Step in Wattala, and when we answer.',
  lead: 'You will speak to a person, in Sinhala, Tamil or English. You do not need to know the right words.',
  callTitle: 'Call or write',
  hoursTitle: 'When we answer',
  hours: [
    'Monday to Friday, from 8\u00a0a.m. to 5\u00a0p.m.',
    'If nobody answers, send a WhatsApp message. We call you back on the next working day.',
    'We answer emails within two working days.',
    'We are closed on Saturdays, Sundays and public holidays.',
  ],
  visitTitle: 'Visit us',
  visit: 'Please call first, so that someone has time for you. If you need a place without stairs, tell us.',
  writeLink: 'Open the message form',
  bookTitle: 'Do you want to book?',
  book: 'Choose a service first. If the form is difficult, call us and we will fill it in with you.',
  bookLink: 'See our services',
  urgentTitle: 'Is someone in danger now?',
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
  description: 'There is no page at this address.',
  text: 'The address may have been mistyped, or the page is not ready yet.',
  home: 'Go to the home page',
  call: 'Or call us: {phone}',
} as const;
