export default {
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
