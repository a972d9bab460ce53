/** Pages to read in peace, or to have read aloud. */
export const diagnosis = {
  title: 'Just been given a diagnosis',
  description:
    'The first week after a diagnosis: what can wait, what to ask the doctor, what is free in Sri Lanka and who to call.',
  lead: 'Somebody has just given a name to what your child finds hard. Here is what can help in the first week.',
  parts: {
    week: {
      title: 'The first week',
      text: 'Your child is the same child as yesterday. You may be sad, angry or relieved. All of that is fine.',
      lines: [
        'You do not have to decide everything this week. Ask the doctor what cannot wait.',
        'Ask for the report in writing, and keep it in a safe place.',
        'Carry on with what you do every day: meals, play, stories, sleep.',
        'Tell one person you trust. You do not have to tell everyone.',
        'Write down your questions as they come, even at night.',
        'Does someone promise a quick cure for money? Ask your doctor before you pay.',
        'Do not start or stop a medicine without asking your doctor.',
      ],
    },
    ask: {
      title: 'What to ask the doctor',
      text: 'Take this page with you. Bring someone who can listen and take notes.',
      lines: [
        'What is it called? Please write it down for me.',
        'What does it mean for my child’s day: talking, playing, learning, sleeping?',
        'Which tests come next, and why? Were hearing and sight tested?',
        'What can help my child, where is it offered, and how long do we wait?',
        'What can we do at home?',
        'What should the school or preschool know?',
        'When do we come back, and who do we call before then?',
      ],
    },
    free: {
      title: 'What is free',
      text: 'Ask for these first. There may be a waiting list, so ask to be put on it today.',
      lines: [
        'Doctors and clinics in government hospitals. Ask there for the therapists too.',
        'A place in a government school. Ask the zonal education office which schools have a special education unit.',
        'The social services officer at your Divisional Secretariat knows what help your family can ask for.',
        'Asking us costs nothing, and you do not have to book.',
      ],
    },
    call: {
      title: 'Who to call',
      text: 'Call the clinic about your child’s health. Call us to talk, or if you do not know who to ask.',
      lines: [],
    },
  },
  parents: 'Time for you: parent sessions',
} as const;

export const reader = {
  read: 'Read this page aloud',
  stop: 'Stop reading',
  none: 'This device has no English voice. Its settings may offer one, often under “Text to speech”.',
  print: 'Print this page',
} as const;

export const safety = {
  title: 'How we keep your child safe',
  description:
    'What we check before anyone works with a child, who is there during a visit, and who to tell if something feels wrong.',
  lead: 'You trust someone new with your child. Here is what we do, and what you can ask for.',
  parts: {
    people: {
      title: 'Who works with your child',
      text: 'We read every application and CV before anyone works with a child. Each card names what else our office has confirmed about that person.',
      lines: [
        'Identity: we have seen the identity card.',
        'Certificates: we have seen the originals.',
        'References: we have spoken to people they worked for.',
        'Police report: we have seen a police clearance report.',
        'If a card does not name something, we have not confirmed it. Please ask us.',
        'A police report is not a rule for everybody. You can ask for someone who has one.',
      ],
    },
    alone: {
      title: 'Never alone',
      text: 'You can be there at any time, and you do not have to say why.',
      lines: [
        'At home: you, or another adult you trust, stay in the house.',
        'At school: the shadow teacher works in the classroom, beside the class teacher.',
        'In a session: you can sit in the room.',
        'You can ask for another person. It is nobody’s fault.',
      ],
    },
    tell: {
      title: 'If something feels wrong',
      text: 'Call us, and ask for someone in the office. You do not need proof.',
      lines: [
        'Listen to your child, and write down the words your child used.',
        'You can call the police or the child helpline first. You do not have to tell us beforehand.',
      ],
    },
  },
} as const;

export const notice = {
  title: 'Who reads this',
  lines: {
    booking: [
      'Only our booking team and the teacher we suggest to you.',
      'We use it to find the right teacher and to call you. For nothing else.',
      'We delete it six months after a request is turned down, or two years after the last session.',
      'You can ask us to correct or delete it at any time.',
    ],
    course: [
      'Only the people who look after our courses.',
      'We use it to answer your request and to send you the link.',
      'We delete it after twelve months, or sooner if you ask.',
    ],
    contact: [
      'Only the people in our office.',
      'We use it to answer you. For nothing else.',
      'We delete it after twelve months, or sooner if you ask.',
    ],
    signup: [
      'Only the people who choose our teachers.',
      'We use it to read your application and to call you.',
      'We delete an unsuccessful application after six months, or sooner if you ask.',
    ],
  },
  more: 'How we look after your details',
} as const;

/** The notice of the Personal Data Protection Act No. 9 of 2022, section 11: thirteen things a person must be told. */
export const privacy = {
  title: 'Privacy notice',
  description:
    'What One Step asks about you and your child, why, who reads it, how long we keep it, and what you can ask for.',
  lead: 'What we ask about you and your child, why we ask, who reads it and how long we keep it.',
  shortTitle: 'In short',
  short: [
    'We ask only what we need to find the right person and to call you.',
    'Details about your child are read by our booking team and the teacher or therapist we suggest.',
    'After each session we write down a few words. You see on your private page who has looked.',
    'We do not sell your details, show adverts or track visitors.',
    'You can see, correct or delete your details. One call is enough.',
  ],
  parts: {
    who: {
      title: 'Who is responsible',
      text: 'One Step, a provider of education and therapy for children, in Wattala, Sri Lanka. The law calls us the controller.',
      lines: [],
    },
    contact: {
      title: 'How to reach us',
      text: 'Call, write or come to our office:',
      lines: [],
    },
    officer: {
      title: 'Who looks after data protection',
      text: 'Our data protection contact answers all questions about your details. Write to:',
      lines: [],
    },
    purposes: {
      title: 'Why we ask, and what allows it',
      text: 'The Personal Data Protection Act No. 9 of 2022 asks for a reason for each use. These are ours:',
      lines: [
        'Booking: to find a teacher or therapist, to call you and to plan the help. We may do this because you, the parent or legal guardian, agree.',
        'Sessions, goals and notes: to plan the next step, to tell you how it goes and to let somebody else take over. You agree to this too.',
        'Message or course request: to answer you. We may do this because you asked us to.',
        'Application as a teacher or therapist: to read it, to call you and to decide. We may do this because you asked us to.',
        'Staff account: to know who sees children’s details. We must protect them, so we keep a record.',
        'Security: to stop automated programs and theft. We have a legitimate interest in a safe service.',
      ],
    },
    categories: {
      title: 'Which details we keep',
      text: 'Only what you type into a form or tell us, and what we write down after a session:',
      lines: [
        'About you: your name, phone number, the best time to call and, if you like, your email address.',
        'About your child: name, age, grade, school, place, what is hard, what helps and, if you like, a diagnosis. The law protects these details most.',
        'About sessions: the day, time and place, whether it was held, small goals and the steps reached. How it went, a sentence for you and one for our team.',
        'About applicants: name, address, phone, WhatsApp, email, role, password (stored so that nobody can read it) and CV.',
        'Messages and course requests: your name, email, phone and what you wrote.',
        'On your own phone or computer: the answers in an unfinished form for 30 minutes, or 7 days if you say it is yours. The receipt of a form you sent, for 30 minutes. Also your choice of language and colours. For staff, also that they are logged in, their sessions of today and tomorrow for two days, and notes until they are sent, both locked. We do not use cookies.',
      ],
    },
    withdrawal: {
      title: 'You can change your mind',
      text: 'You can take back your agreement at any time. Call or write to us. You do not have to give a reason.',
      lines: [
        'We then stop using the details and delete them, unless a law makes us keep them.',
        'What we did before stays lawful. We cannot go on with a booking without the details.',
        'With the first sentence for you we ask you once if you want them. You can say no then or later, on your private page or by phone.',
      ],
    },
    recipients: {
      title: 'Who reads it',
      text: 'Only people who need it for their work:',
      lines: [
        'Our booking team reads bookings. The teacher or therapist we suggest reads what they need for your child.',
        'Notes of sessions are read by our office and by the person who comes to your child, until 14 days after the last session.',
        'You read the sentences for you on your private page. There you also see who has looked, and on which day.',
        'The people who choose our staff read applications.',
        'The company that runs our server stores the details. It must not use them for anything else.',
        'We talk with your child’s school only after you say yes.',
        'The police or a court, only if the law or a court order requires it.',
      ],
    },
    transfers: {
      title: 'Outside Sri Lanka',
      text: 'Our rule is to keep your details in Sri Lanka. If that has to change, we tell you first and ask you.',
      lines: [
        'WhatsApp and many email services store messages in other countries. If you do not want that, call us or use a form on this site.',
        'If you give an email address with a booking, we may send a short summary of your answers there. If you do not want that, leave it empty.',
      ],
    },
    retention: {
      title: 'How long we keep it',
      text: 'This is our rule. You can ask us to delete earlier.',
      lines: [
        'Bookings that were turned down or never answered: 6 months after the last change.',
        'Bookings that were approved: 2 years after the last session.',
        'Sessions, goals and notes: as long as the booking they belong to.',
        'Unsuccessful applications: 6 months. Applications still waiting: 12 months. Staff: until 2 years after the work ends.',
        'Messages and course requests: 12 months. What we wrote to you: 6 months.',
        'Proof that you agreed, and requests about your rights: 6 years, without your child’s details.',
        'Record of what staff did: 2 years. Security record: 90 days. Safety copies: 35 days.',
      ],
    },
    rights: {
      title: 'What you can ask for',
      text: 'You can ask for yourself and for your child. It costs nothing. We answer in writing within 21 working days.',
      lines: [
        'To see what we keep, and to get a copy.',
        'To correct what is wrong and to add what is missing.',
        'To stop a use, or to delete.',
        'To have a decision looked at again. If we refuse, we tell you why and how to appeal.',
        'First we check that it is really you. We do not give a child’s details to a stranger.',
      ],
    },
    complaint: {
      title: 'If you are not happy',
      text: 'Please tell us first. You can also complain to the Data Protection Authority of Sri Lanka:',
      lines: [],
    },
    required: {
      title: 'What you must tell us',
      text: 'No law makes you tell us anything. A field that is not marked “(optional)” is one we need.',
      lines: [
        'Without a name and a phone number we cannot call you.',
        'Without your child’s age and needs we cannot suggest the right person.',
        'Only the readiness booking asks for a diagnosis. If there is none, write “none”.',
      ],
    },
    automated: {
      title: 'No automated decisions',
      text: 'People read every booking and every application, and people decide. No computer program makes decisions about you or your child.',
      lines: ['A form that looks as if a program sent it is kept for up to 30 days until one of us has read it.'],
    },
  },
  version: 'Version of this notice: {version}',
} as const;

export const accessibility = {
  title: 'Accessibility',
  description:
    'How easy this site is to use with a disability, what we tested, what is not good enough yet, and how to tell us.',
  lead: 'Everyone should be able to use this site: on a small phone, with a keyboard, with a screen reader, on a slow connection.',
  parts: {
    aim: {
      title: 'What we aim for',
      text: 'We follow the international rules WCAG 2.2, level AA. They say what makes a site usable for people with a disability.',
      lines: [
        'Text has strong contrast, in light and in dark colours.',
        'Buttons are large enough for a thumb.',
        'Everything works without a mouse.',
        'Nothing moves or plays by itself.',
        'Forms say what is wrong and how to put it right. They keep what you typed.',
        'Pages can be read without JavaScript, the small programs in a page. Forms and lists need it.',
      ],
    },
    tested: {
      title: 'What we tested',
      text: 'We test every page in English, Sinhala and Tamil before we publish a change.',
      lines: [
        'With the checking program axe, in the browser Chromium, in light and dark colours.',
        'At the size of a phone and of a desk computer, and 320 pixels wide.',
        'With the keyboard alone, and with motion switched off.',
        'Without JavaScript.',
      ],
    },
    limits: {
      title: 'What is not good enough yet',
      text: 'We know about these limits. Tell us which one is in your way.',
      lines: [
        'We checked the pages ourselves. Nobody from outside has done it yet.',
        'We have not yet watched parents with a disability use the site.',
        'We have not yet tested it with the screen readers TalkBack and VoiceOver.',
        'The Sinhala and Tamil texts still have to be checked by more native speakers.',
        'What our staff write about themselves appears in one language only.',
        'There are no sign language videos and no Easy Read pages yet.',
      ],
    },
    report: {
      title: 'Tell us about a problem',
      text: 'Call us or write to us. Say which page it was and what did not work. We answer within two working days.',
      lines: [
        'If a form is in your way, we fill it in with you on the phone.',
        'If you need a text in large print or read aloud, ask us.',
      ],
    },
  },
  checked: 'We check the whole site again before we publish a change.',
} as const;
