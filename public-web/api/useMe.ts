import { useEffect, useState } from 'react';
import type { Role, TeacherType, UserStatus } from '#contract/users';
import { isSessionEnded, type Outcome, send } from './send.js';
import { refuseSession, type Session } from './session.js';

/** The response to `GET /user/me`. */
export interface Me {
  email: string;
  role: Role;
  createdAt: string;
  full_name?: string;
  home_address?: string;
  phone_number?: string;
  whatsapp_number?: string;
  teacher_type?: TeacherType;
  status?: UserStatus;
  decidedAt?: string;
  cv?: string;
  /** The teacher profile that is linked to this account: its sessions are this person's. */
  profile?: string;
}
export type MeAnswer = Outcome<{ user: Me }>;

/** One request shared by header and page, per token. */
let asked: { token: string; answer: Promise<MeAnswer> } | undefined;

function ask(token: string): Promise<MeAnswer> {
  const answer = send<{ user: Me }>('GET', '/user/me', { token }).then((outcome) => {
    // A failed request is not cached.
    if (outcome.kind !== 'done' && asked?.token === token) asked = undefined;
    if (isSessionEnded(outcome)) refuseSession(token);
    return outcome;
  });
  asked = { token, answer };
  return answer;
}

/** The account of a session; `undefined` while it is fetched. If the server has ended the session, it is dropped. */
export function useMe(session: Session | undefined) {
  const [found, setFound] = useState<{ token: string; answer: MeAnswer }>();
  const [tries, setTries] = useState(0);
  const token = session?.token;

  useEffect(() => {
    let left = false;
    if (token === undefined) return undefined;
    const answer = asked?.token === token && tries === 0 ? asked.answer : ask(token);
    void answer.then((outcome) => {
      if (!left) setFound({ token, answer: outcome });
    });
    return () => {
      left = true;
    };
  }, [token, tries]);

  /** Asks again. */
  const refresh = (): void => {
    asked = undefined;
    setTries((count) => count + 1);
  };

  return {
    answer: found?.token === token ? found?.answer : undefined,
    refresh,
  };
}
