/** The page that a device without a connection shows in the place of one that it has not kept. */
export const offline = {
  title: 'There is no internet connection',
  description: 'This page needs an internet connection.',
  text: 'This page is not on your phone or computer yet. Pages you have read before open without a connection.',
  answers: 'Have you begun a form? Your answers are safe here. Open that form again to see them.',
  again: 'Try again',
  call: 'Or call us: {phone}',
} as const;
