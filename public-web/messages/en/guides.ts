/** Pages to read in peace, or to have read aloud. */
export const diagnosis = {
  title: 'Just told a diagnosis',
  description:
    'The first week after a diagnosis: what can wait, what to ask the doctor, what is free in Sri Lanka and whom to call.',
  lead: 'Somebody has just given a name to what your child finds hard. Here is what can help in the first week.',
  parts: {
    week: {
      title: 'The first week',
      text: 'Your child is the same child as yesterday. You may be sad, angry or relieved. All of it is allowed.',
      lines: [
        'You do not have to decide everything this week. Ask the doctor what cannot wait.',
        'Ask for the report in writing, and keep it in a safe place.',
        'Carry on with what you do every day: meals, play, stories, sleep.',
        'Tell one person you trust. You need not tell everybody.',
        'Write down your questions when they come, also at night.',
        'Does somebody promise a quick cure for money? Ask your doctor before you pay.',
        'Do not begin or stop a medicine without asking your doctor.',
      ],
    },
    ask: {
      title: 'What to ask the doctor',
      text: 'Take this page with you. Bring somebody along who can listen and write.',
      lines: [
        'What is it called? Please write it down for me.',
        'What does it mean for my child’s day: talking, playing, learning, sleeping?',
        'Which tests come next, and why? Were hearing and sight tested?',
        'What can help my child, where is it offered, and how long do we wait?',
        'What can we do at home?',
        'What should the school or preschool know?',
        'When do we come back, and whom do we call before that?',
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
      title: 'Whom to call',
      text: 'Call the clinic about your child’s health. Call us to talk, or when you do not know whom to ask.',
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
    'What we check before somebody works with a child, who is there during a visit, and whom to tell when something feels wrong.',
  lead: 'You trust somebody new with your child. Here is what we do, and what you can ask for.',
  parts: {
    people: {
      title: 'Who works with your child',
      text: 'We read each application and each CV before somebody works with a child. Each card names what else our office has confirmed about that person.',
      lines: [
        'Identity: we have seen the identity card.',
        'Certificates: we have seen the originals.',
        'References: we have spoken to people they worked for.',
        'Police report: we have seen a police clearance report.',
        'If a card does not name something, we have not confirmed it. Please ask us.',
      ],
    },
    alone: {
      title: 'Never alone',
      text: 'You may be there at any time, and you need not say why.',
      lines: [
        'At home: you, or another adult you trust, stay in the house.',
        'At school: the shadow teacher works in the classroom, beside the class teacher.',
        'In a session: you may sit in the room.',
        'You may ask for another person. It is nobody’s fault.',
      ],
    },
    tell: {
      title: 'If something feels wrong',
      text: 'Call us, and ask for somebody in the office. You do not need proof.',
      lines: [
        'Listen to your child, and write down the words your child used.',
        'You may call the police or the child helpline first. You do not have to tell us before.',
      ],
    },
  },
} as const;
