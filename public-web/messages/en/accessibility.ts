export default {
  title: 'Accessibility',
  description:
    'How easy this site is to use with a disability, what we tested, what is not good yet, and how to tell us.',
  lead: 'Everybody should be able to use this site: on a small phone, with a keyboard, with a screen reader, on a slow line.',
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
      title: 'What is not good yet',
      text: 'We know about these limits. Tell us which one is in your way.',
      lines: [
        'We checked the pages ourselves. Nobody from outside has done it yet.',
        'We have not yet watched parents with a disability use the site.',
        'We have not yet tested it with the screen readers TalkBack and VoiceOver.',
        'The Sinhala and Tamil texts still have to be read by more people who grew up with them.',
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
  version: 'Last checked: {date}',
} as const;
