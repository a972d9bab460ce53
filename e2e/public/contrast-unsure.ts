/**
 * Where axe cannot work out the contrast of a text, and why a person is sure of it. Anything else that it is unsure of
 * fails the tests.
 */
export const UNSURE_CONTRAST: readonly { readonly selector: string; readonly reason: string }[] = [
  { selector: '.stones > li > h3', reason: 'The stone is drawn beside or above its heading, never behind it.' },
  { selector: 'dialog[open] p', reason: 'A dialog has a ground of its own; the page below it is under the backdrop.' },
];
