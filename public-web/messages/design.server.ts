/** The page of the design system is for ourselves, so it is in English only and in no catalogue. */
export const DESIGN = {
  title: 'Design system',
  lead: 'What One Step looks like, and why. Every value on this page is the one the site uses.',
  colours: {
    title: 'Colours',
    text: 'Named in contract/colours.ts; nothing else writes a colour. Both themes are measured here.',
    pair: 'Text on ground',
    needed: 'Needed',
    light: 'Light',
    dark: 'Dark',
  },
  type: {
    title: 'Type',
    text: 'Atkinson Hyperlegible, made for low vision. Noto Sans Sinhala and Noto Sans Tamil in the same size, with more room between lines. No capitals for whole words, no italics in Sinhala and Tamil.',
    sample: 'One step at a time',
    sinhala: 'වරකට එක පියවරයි',
    tamil: 'ஒவ்வொரு படியாக',
  },
  space: {
    title: 'Space, corners and shadow',
    text: 'A grid of 4 pixels. Corners of 14 pixels for cards, round for buttons. One soft shadow, none in the dark theme. Everything to tap is 44 pixels or more.',
  },
  buttons: {
    title: 'Buttons and links',
    text: 'A button says what it does. The full one is the main way on, one to a place; the quiet one is the other way. A link leads to another page.',
    main: 'Send booking request',
    quiet: 'Contact us',
    off: 'Previous',
    offWhy: 'A button that cannot be used keeps the focus, and words beside it say why.',
    link: 'About shadow teachers',
  },
  cards: {
    title: 'Cards',
    text: 'A card holds what belongs together. Each service has its drawing on its own tint.',
    sample: 'Talk to us',
    sampleText: 'Call, write or send a WhatsApp message.',
  },
  stones: {
    title: 'Stones',
    text: 'A path of rounded stones: the logo, goals, what comes next, the progress of a form, the points of a list. The stone one stands on, or walks towards, is marigold.',
    steps: [
      { title: 'You tell us', text: 'About your child.' },
      { title: 'We call you', text: 'Within two working days.' },
      { title: 'Everybody meets', text: 'Before the first day.' },
    ],
    points: ['A point of a list.', 'Another point.'],
    status: 'Step 2 of 3',
    progress: 'Sample of a progress bar',
  },
  field: {
    title: 'Form field',
    text: 'The label stands above the field, the hint between them, and an error says how to put it right. No placeholder, no star.',
    label: 'Your phone number',
    hint: 'The number we call, for example 077 123 4567',
    error: 'Please enter a valid 10-digit phone number.',
  },
  icons: {
    title: 'Signs and drawings',
    text: 'Few signs, and never one alone: the logo, an arrow that opens a question, the stone of a list. Drawings are our own, flat and warm: children and adults of many kinds, and a wheelchair or a hearing aid as ordinary things.',
    question: 'A question that opens',
    answer: 'Its answer.',
  },
} as const;
export type DesignTexts = typeof DESIGN;
