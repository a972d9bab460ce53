/**
 * Elements whose contrast axe cannot determine, with the reason why it is sufficient. Any other such element fails the
 * tests.
 */
export const UNSURE_CONTRAST: readonly { readonly selector: string; readonly reason: string }[] = [
  { selector: '.stones > li > h3', reason: 'The stone is drawn beside or above its heading, never behind it.' },
  { selector: 'dialog[open] p', reason: 'A dialog has a ground of its own; the page below it is under the backdrop.' },
];
