/** Of what is suspected of being spam, in whichever list it is. */
export const suspectedSpam = {
  title: 'Suspected spam',
  leftOut: 'Left out',
  only: 'Only these',
  why: 'A field that people do not see was filled in, so a program may have sent this. Release what a person wrote; the rest is deleted after 30 days.',
  release: 'Release',
  releasing: 'Releasing…',
  released: 'Released: it is now in its list.',
  releaseFailed: 'The form could not be released. %{tryAgain}',
} as const;
