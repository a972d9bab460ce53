import { SERVICES } from '#contract/services';

/** The names are those of the contract: staff of a service are found by them. */
const [shadow, home, readiness, counseling, therapy, parents] = SERVICES;

/** The six services, as cards show them: what it is, for whom, and where to read on. */
export default {
  shadow: {
    title: shadow,
    text: 'A teacher who sits beside your child in class and helps where help is needed.',
    who: 'For children who go to school and need somebody close by.',
    link: 'About shadow teachers',
  },
  home: {
    title: home,
    text: 'A teacher who comes to your home and works at your child’s own pace.',
    who: 'For children who learn best at home, or need more time after school.',
    link: 'About home teachers',
  },
  readiness: {
    title: readiness,
    text: 'Sitting, sharing, holding a pencil: the skills that make the first school days easier.',
    who: 'For children who start school soon, or change to a new one.',
    link: 'About school readiness',
  },
  counseling: {
    title: counseling,
    text: 'A counselor is a person who listens. Your child can talk, draw or play.',
    who: 'For children with worries, strong feelings or trouble with friends.',
    link: 'About student counseling',
  },
  therapy: {
    title: therapy,
    text: 'Practice with speaking, with strong feelings, and with everyday tasks such as dressing.',
    who: 'For children who need help to be understood, to calm down or to do things alone.',
    link: 'About therapy sessions',
  },
  parents: {
    title: parents,
    text: 'Time for you: to talk, to ask, and to find what helps at home.',
    who: 'For mothers, fathers, grandparents and everybody who looks after a child.',
    link: 'About parent counseling',
  },
} as const;
