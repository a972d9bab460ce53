import type { StaffCheck } from '#contract/categories';
import { ENGLISH_NAMES, type Language } from '#contract/languages';
import { SERVICES } from '#contract/services';
import { type District, DISTRICTS } from '#contract/sri-lanka';

/** Words that every page about one service shares. */
export const service = {
  bookNow: 'Book Now',
  contact: 'Contact us',
  free: 'Sending a request costs nothing. We call you within two working days.',
  howTitle: 'How it works',
  faqTitle: 'Questions parents ask',
  dialogTitle: 'Contact us',
  dialogText: 'Call, write or send a WhatsApp message. You can speak Sinhala, Tamil or English.',
  close: 'Close',
} as const;

/** The names are those of the contract: staff of a service are found by them. */
const [shadow, home, readiness, , therapy, parents] = SERVICES;

/** The six services, as cards show them: what it is, and where to read on. */
export const services = {
  shadow: {
    title: shadow,
    text: 'A teacher who sits beside your child in class and helps where help is needed.',
    link: 'About shadow teachers',
  },
  home: {
    title: home,
    text: 'A teacher who comes to your home and works at your child’s own pace.',
    link: 'About home teachers',
  },
  readiness: {
    title: readiness,
    text: 'Sitting, sharing, holding a pencil: the skills that make the first school days easier.',
    link: 'About school readiness',
  },
  counseling: {
    // As its page and its form spell it.
    title: 'Student counselling',
    text: 'A counsellor is a person who listens. Your child can talk, draw or play.',
    link: 'About student counselling',
  },
  therapy: {
    title: therapy,
    text: 'Practice with speaking, with strong feelings, and with everyday tasks such as dressing.',
    link: 'About therapy sessions',
  },
  parents: {
    title: parents,
    text: 'Time for you: to talk, to ask, and to find what helps at home.',
    link: 'About parent counselling',
  },
} as const;

export const serviceList = {
  title: 'Our services',
  description:
    'Six ways One Step helps children who learn differently, and their parents: at school, at home and in sessions.',
  lead: 'Six ways to help, at school, at home and in sessions. You can start with one and change later.',
  listTitle: 'What we offer',
  /** For whom each service is. */
  who: {
    shadow: 'For children who go to school and need somebody close by.',
    home: 'For children who learn best at home, or need more time after school.',
    readiness: 'For children who start school soon, or change to a new one.',
    counseling: 'For children with worries, strong feelings or trouble with friends.',
    therapy: 'For children who need help to be understood, to calm down or to do things alone.',
    parents: 'For mothers, fathers, grandparents and everybody who looks after a child.',
  },
  helpTitle: 'Not sure which one?',
  helpText:
    'You do not have to know. Tell us about your child, and we will tell you what we would try first. A call does not commit you to anything.',
  helpLink: 'Talk to us',
  signs: [
    { when: 'The school often calls you', then: 'A shadow teacher can help in class.' },
    { when: 'Your child is small and starts school soon', then: 'Look at the School Readiness Program.' },
    {
      when: 'Your child is hard to understand, or buttons and pencils are hard',
      then: 'A therapy session is a good start.',
    },
    { when: 'You are tired and do not know what to do next', then: 'Parent counselling is for you.' },
  ],
} as const;

export const shadowTeacher = {
  title: 'Shadow teacher for school',
  description:
    'A shadow teacher sits beside your child in class and helps where help is needed. Read how it works and book one.',
  lead: 'A shadow teacher sits beside your child in class, and helps only where help is needed.',
  doesTitle: 'What a shadow teacher does',
  does: [
    'Explains the lesson again, in smaller pieces.',
    'Helps your child to settle, to start and to finish.',
    'Notices when things get too much, and offers a quiet break.',
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
      question: 'What happens on the first day?',
      answer:
        'The teacher comes to school with you and meets your child in class. At first the teacher mostly watches, and you hear afterwards how it went.',
    },
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

export const specialNeeds = {
  title: 'Special needs teacher for home',
  description:
    'A special needs teacher comes to your home and works at your child’s own pace. Read how it works and book a teacher.',
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
      question: 'What happens at the first visit?',
      answer:
        'The teacher plays with your child and watches what is easy and what is hard. You are there. Afterwards you choose the first small goals together.',
    },
    {
      question: 'How old does my child have to be?',
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
      question: 'Do I have to be at home?',
      answer: 'Yes, you or another adult you trust. The teacher is never alone in the house with your child.',
    },
    {
      question: 'What does it cost?',
      answer:
        'It depends on the number of visits and how far we travel. We tell you the price on the phone, before you decide anything.',
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

export const schoolReadiness = {
  title: 'School Readiness Program',
  description:
    'Skills that make the first school days easier, in three steps. See how the programme works and book it for your child.',
  lead: 'Readiness means: your child can sit, share, ask and join in, so that the first school days are easier.',
  pictureAlt:
    'Four children and a teacher sit in a ring on a mat. A boy holds up a picture card, a girl with a hearing aid answers with her hands.',
  stepsTitle: 'The programme in three steps',
  stepsLead: 'What happens first, and what comes after.',
  stepOf: 'Step {step} of {total}',
  progress: 'Progress through the programme',
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  atFirst: 'This is the first step.',
  atLast: 'This is the last step. To start, book the programme.',
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
  readyLink: 'Book the programme',
  faq: [
    {
      question: 'Is my child too young or too old?',
      answer: 'Most children start before grade 1. It also helps before a new school or after a long time at home.',
    },
    {
      question: 'Does my child have to be able to speak?',
      answer: 'No. Signs, pictures and pointing are ways to talk too. We use the one your child has.',
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

export const studentCounseling = {
  title: 'Student counselling',
  description:
    'A counsellor listens to your child and helps with worries, friends and school. See our counsellors and book one.',
  service: 'Student counseling',
  lead: 'A counsellor is a person who listens. Your child talks, draws or plays, and finds ways through hard days.',
  doesTitle: 'What a counsellor can help with',
  does: [
    'Worry before school, or not wanting to go.',
    'Being teased, or having no friend in class.',
    'Anger, tears or silence that you cannot explain.',
    'A change at home: a move, a new baby, a loss.',
  ],
  firstTitle: 'The first session',
  first:
    'You and your child come together. Nobody has to talk. What your child says stays in the room, unless somebody is in danger.',
  listTitle: 'Our counsellors',
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
      title: 'You meet',
      text: 'You, your child and the counsellor meet. If it does not feel right, we suggest someone else.',
    },
  ],
  faq: [
    {
      question: 'Does my child have to talk?',
      answer: 'No. Your child can draw, play or just sit there. Words can come later.',
    },
    {
      question: 'Will you tell me what my child says?',
      answer: 'We tell you how it is going and what helps. The words stay in the room, unless somebody is in danger.',
    },
    {
      question: 'Does the school hear about it?',
      answer: 'Not from us, unless you want it.',
    },
    {
      question: 'Do we need a diagnosis?',
      answer: 'No. Tell us what you see at home and what the school tells you. That is enough to start.',
    },
    {
      question: 'How often does my child come?',
      answer: 'From once to seven times a week. You can begin with one session and change it later.',
    },
    {
      question: 'What does it cost?',
      answer:
        'If the price is set, you see it above, under “Time and price”. If not, we tell you on the phone, before you decide anything.',
    },
  ],
} as const;

/** The page is headed as the contract calls the service. */
export const speechTherapy = {
  title: therapy,
  description: 'Practice with speaking, strong feelings and everyday tasks. See our therapists and book a session.',
  service: therapy,
  lead: 'Practice with speaking, with strong feelings, and with everyday tasks like dressing and eating.',
  doesTitle: 'What we practise',
  does: [
    'Speech therapy: sounds, words, signs or pictures, so that your child is understood.',
    'Behaviour therapy: to wait, to calm down, to move from one thing to the next.',
    'Occupational therapy: to hold a pencil, to do up a shirt, to eat and to play.',
    'With you: small exercises for home, five minutes a day.',
  ],
  firstTitle: 'The first session',
  first: 'The therapist watches your child play and talks with you. Then you set the first small goal together.',
  listTitle: 'Our therapists',
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
      title: 'You meet',
      text: 'You, your child and the therapist meet. If it does not feel right, we suggest someone else.',
    },
  ],
  faq: [
    {
      question: 'My child does not speak yet. Can you help?',
      answer: 'Yes. Signs, pictures and pointing are ways to talk too. We start with the one your child has.',
    },
    {
      question: 'Speech, behaviour or everyday tasks: which one do we choose?',
      answer: 'You do not have to know. Tell us what is hard, and we tell you what we would try first.',
    },
    {
      question: 'Can I be in the room?',
      answer: 'Yes, at any time. You do not have to say why.',
    },
    {
      question: 'Do we need a diagnosis?',
      answer: 'No. Tell us what you see at home and what the school tells you. That is enough to start.',
    },
    {
      question: 'How often does my child come?',
      answer: 'From once to seven times a week. You can begin with one session and change it later.',
    },
    {
      question: 'What does it cost?',
      answer:
        'If the price is set, you see it above, under “Time and price”. If not, we tell you on the phone, before you decide anything.',
    },
    {
      question: 'What if my child does not like the therapist?',
      answer: 'Tell us. We look for someone else. It is nobody’s fault.',
    },
  ],
} as const;

/** The page is headed as the contract calls the service. */
export const parentCounseling = {
  title: parents,
  description:
    'Time for you, the parent: to talk, to ask and to find what helps at home. See our counsellors and call them.',
  service: parents,
  lead: 'Time for you, the parent. To talk, to ask, and to find what helps at home.',
  doesTitle: 'What parents talk about',
  does: [
    'What a diagnosis means, and what it does not mean.',
    'Mornings, meals and bedtime without a fight.',
    'Brothers, sisters and grandparents.',
    'Being tired, lonely or unsure. You can say so here.',
  ],
  firstTitle: 'The first session',
  first: 'You can come alone or together, or talk with us on the phone. Everything you say stays between us.',
  listTitle: 'Our counsellors for parents',
  callAnyone: 'Call me back, and suggest someone',
  dialogTitle: 'Book Now: {name}',
  dialogId: 'Therapist id:',
  dialogText: 'This session is arranged on the phone or on WhatsApp. Call or write to us and tell us this id.',
  how: [
    { title: 'You call or write', text: 'Choose somebody here, or let us suggest someone. Nobody asks why.' },
    { title: 'We agree on a time', text: 'On the phone, within two working days. You hear the price first.' },
    { title: 'You talk', text: 'Here or on the phone, alone or together. You say what comes first.' },
  ],
  faq: [
    {
      question: 'Do I have to bring my child?',
      answer: 'No. This time is for you.',
    },
    {
      question: 'Can somebody come with me?',
      answer: 'Yes: your partner, your mother, a friend. You can also talk with us on the phone.',
    },
    {
      question: 'Does my child need a diagnosis?',
      answer: 'No. Come with any worry about your child, or about yourself.',
    },
    {
      question: 'Who hears what I say?',
      answer: 'Nobody else. It stays between us.',
    },
    {
      question: 'What does it cost?',
      answer:
        'If the price is set, you see it above, under “Time and price”. If not, we tell you on the phone, before you decide anything.',
    },
  ],
} as const;

export const staff = {
  ask: 'Not sure who to choose? Call us:',
  loading: 'Loading the list…',
  failed: 'Failed to fetch details.',
  retry: 'Try again',
  empty: 'No details available for {service}.',
  needsScript: 'This list needs JavaScript.',
  call: 'Call us and we will tell you who is free:',
  choose: 'You do not have to choose. We can suggest someone too.',
  matches: {
    one: '{count} person matches',
    other: '{count} people match',
  },
  experience: {
    one: '{years} year of experience',
    other: '{years} years of experience',
  },
  qualifications: 'Qualifications',
  bookAnyone: 'Book, and we suggest someone',
  bookNow: 'Book Now',
  bookWho: 'Book Now: {name}',
  close: 'Close',
} as const;

/** What a service costs and how long it takes; the numbers come from the administrators. */
export const facts = {
  title: 'Time and price',
  lengthOf: { day: 'One school day', visit: 'One visit', session: 'One session' },
  price: 'Price',
  reduced: 'Reduced fee',
  waiting: 'Waiting time',
  unknown: 'We tell you the time and the price on the phone, before you decide anything.',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} hour', other: '{count} hours' },
  range: '{from} to {to}',
  rupees: {
    session: 'Rs\u00A0{price} a session',
    hour: 'Rs\u00A0{price} an hour',
    day: 'Rs\u00A0{price} a day',
    month: 'Rs\u00A0{price} a month',
    programme: 'Rs\u00A0{price} for the whole programme',
  },
  reducedFrom: 'From Rs\u00A0{price}, if the full price is too much',
  noWaiting: 'No waiting at the moment',
  weeks: { one: 'About {count} week', other: 'About {count} weeks' },
  call: 'Call us if you have a question:',
  cardAsk: 'Time and price: ask us',
} as const;

/** What a card says of one member of staff, and how a family looks for somebody. */
export const people = {
  listTitle: 'The people who do this',
  speaks: 'Speaks: {languages}',
  districts: 'Works in: {districts}',
  greeting: 'Hear {name}',
  checked: 'Confirmed by our office: {checks}',
  checks: {
    identity: 'identity',
    certificates: 'certificates',
    references: 'references',
    police: 'police report',
  } satisfies Record<StaffCheck, string>,
  police:
    'A police report is not a rule for everybody. A card names it where we have seen one, and you can ask for someone who has one.',
  safety: 'How we keep your child safe',
  goodAt: 'Good at helping with',
  spoken: ENGLISH_NAMES,
  writtenIn: {
    en: 'Written in English',
    si: 'Written in Sinhala',
    ta: 'Written in Tamil',
  } satisfies Record<Language, string>,
  language: 'Language',
  district: 'District',
  any: 'All',
  nobody: 'Nobody here matches both. Choose “All” to see everybody.',
  callBack: 'Call me back about {name}',
  whatsapp: 'Write on WhatsApp',
  whatsappText: 'Hello. I would like a parent session with {name} (id {id}). Please call me.',
} as const;

export const districts = Object.fromEntries(DISTRICTS.map((name) => [name, name])) as Record<District, string>;

/** The way to a service for a parent who knows what they see and not what it is called. */
/** What parents see, and the service to begin with. */
export const signs = {
  start: 'A good start:',
  sees: {
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
    told: 'We have just been given a diagnosis',
    tired: 'I am tired and do not know what to do next',
  },
  firstWeek: 'What helps in the first week',
} as const;

export const findHelp = {
  title: 'Find help by what you see',
  description:
    'Your child does not speak yet, cannot sit still or is afraid of school? Choose what you see, and find the service that fits.',
  lead: 'You do not have to know the right word. Choose what you see in your child, or what you feel yourself.',
  noteTitle: 'None of these, or more than one?',
  note: 'Call us and tell us what you see. We are not doctors and give no diagnosis, but we can tell you what we would try first.',
  all: 'See all six services',
} as const;
