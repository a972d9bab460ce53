import { useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

const SHOWN_MS = 8000;

/**
 * One polite live region for the whole app, present from the start: a region added with its text is often not read out.
 * A new notification replaces the last one immediately.
 */
export function Notices() {
  const latest = useNotificationContext().notifications.at(-1);
  const [shown, setShown] = useState({ notice: latest, count: 0 });
  if (latest && latest !== shown.notice) setShown({ notice: latest, count: shown.count + 1 });
  return (
    <div role="status">
      <Notification key={shown.count} autoHideDuration={SHOWN_MS} />
    </div>
  );
}
