export default {
  title: 'Who reads this',
  lines: {
    booking: [
      'Only our booking team and the teacher we suggest to you.',
      'We use it to find the right teacher and to call you. For nothing else.',
      'We delete it six months after a refused request, or two years after the last session.',
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
      'We delete a refused application after six months, or sooner if you ask.',
    ],
  },
  more: 'How we look after your details',
} as const;
