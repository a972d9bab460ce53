import { useEffect, useState } from 'react';
import type { StaffLoad } from '#contract/plans';
import { send } from '../../api/send.js';
import { currentToken, type Session } from '../../api/session.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';

/** How much there is to do this week; nothing without a connection. */
export function Load({ session, profile }: { session: Session; profile: string }) {
  const t = useTexts('mySessions');
  const language = useLanguage();
  const [load, setLoad] = useState<StaffLoad>();
  useEffect(() => {
    let left = false;
    void send<StaffLoad>('GET', `/staff/${profile}/load`, { token: currentToken(session) }).then((answer) => {
      if (!left && answer.kind === 'done') setLoad(answer.body);
    });
    return () => {
      left = true;
    };
  }, [session, profile]);
  if (!load) return null;
  const { children, sessions, freeMinutes } = load;
  return (
    <p className="soft">
      {fill(plural(language, children, t.children), { count: children })}{' '}
      {fill(plural(language, sessions, t.sessions), { count: sessions })}{' '}
      {fill(t.free, { hours: Math.round(freeMinutes / 6) / 10 })}
    </p>
  );
}
