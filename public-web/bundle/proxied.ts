/** Paths that the dev server proxies to the backend (`npm start` in another terminal). */
export const PROXIED = [
  '/user',
  '/category',
  '/course',
  '/contact/addcontact',
  '/services',
  '/vacancy',
  '/follow-up',
  '/goals',
  '/sessions',
  '/calendar',
  '^/staff/[^/]+/[a-z]',
  '/uploads',
  '^/[a-z-]+/add-booking',
];
