import { Notification } from 'react-admin';

const SHOWN_MS = 8000;

/** One polite live region for the whole app, there from the start: a region added with its text is often not read out. */
export const Notices = () => (
  <div role="status">
    <Notification autoHideDuration={SHOWN_MS} />
  </div>
);
