export default {
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
  thanks:
    'Thank you, {name}. We have your application as {type}. We will read it and call you within five working days.',
  heroAlt:
    'A teacher in a saree holds the hand of a schoolgirl who steps from stone to stone. Ahead, a boy in a wheelchair and a girl with ear defenders wait at the school gate.',
} as const;
