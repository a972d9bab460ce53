export default {
  title: 'This page does not exist',
  description: 'The address does not lead to a page.',
  text: 'The address may be mistyped, or the page is not there yet.',
  home: 'Go to the home page',
  call: 'Or call us: {phone}',
} as const;
