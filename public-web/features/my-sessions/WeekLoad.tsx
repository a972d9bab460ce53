import { useEffect, useState } from 'react';
import type { StaffLoad } from '#contract/plans';
import type { Session } from '../../api/session.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { sendAsStaff } from './sendAsStaff.js';

/** How much there is to do this week; nothing without a connection. */
export function WeekLoad({ session, profile }: { session: Session; profile: string }) {
  const t = useTexts('mySessions');
  const language = useLanguage();
  const [load, setLoad] = useState<StaffLoad>();
  useEffect(() => {
    let left = false;
    void sendAsStaff<StaffLoad>(session, 'GET', `/staff/${profile}/load`).then((answer) => {
      if (!left && answer.kind === 'done') setLoad(answer.body);
    });
    return () => {
      left = true;
    };
  }, [session, profile]);
  if (!load) return null;
  const { children, sessions, freeMinutes } = load;
  const parts = [
    fill(plural(language, children, t.children), { count: children }),
    fill(plural(language, sessions, t.sessions), { count: sessions }),
    fill(t.free, { hours: Math.round(freeMinutes / 6) / 10 }),
  ];
  return <p className="soft">{parts.join(' ')}</p>;
}
