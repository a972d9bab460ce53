/** Paths that the dev server proxies to the backend (`npm start` in another terminal). */
export const PROXIED = [
  '/user',
  '/category',
  '/course',
  '/contact/addcontact',
  '/services',
  '/vacancy',
  '/follow-up',
<<<<<<< HEAD
  '/sessions',
  '/goals',
  '/staff',
=======
  '/calendar',
  '^/staff/[^/]+/[a-z]',
>>>>>>> h7-base
  '/uploads',
  '^/[a-z-]+/add-booking',
];
