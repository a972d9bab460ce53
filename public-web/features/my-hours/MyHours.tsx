import { useState } from 'react';
import type { StaffHours } from '#contract/plans';
import type { Session } from '../../api/session.js';
import { useAnswer } from '../../api/useAnswer.js';
import { TryAgain } from '../../components/Done.js';
import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';
import { useDraft } from '../my-sessions/drafts.js';
import { useDevice } from '../my-sessions/useDevice.js';
import { CalendarAddress } from './CalendarAddress.js';
import { TimesOff, type TypedTimeOff } from './TimesOff.js';
import { type TypedHours, WeeklyHours } from './WeeklyHours.js';
import { whyNot } from './whyNot.js';

interface Props {
  session: Session;
  profile: string;
}

/** What a member of our staff says of the own time: weekly hours, time off, and the calendar of a phone. */
export function MyHours({ session, profile }: Props) {
  const t = useTexts('myHours');
  const page = useTexts('staffPage');
  const { answer, retry } = useAnswer<StaffHours>(`/staff/${profile}/availability`, session.token);
  const device = useDevice(session);
  const draft = useDraft<TypedHours>(device, 'hours');
  const draftOff = useDraft<TypedTimeOff>(device, 'time-off');
  const [first, setFirst] = useState<StaffHours>();
  const fetched = answer?.kind === 'done' ? answer.body : undefined;
  // A new login asks again; what is typed stays a change of what was there.
  if (fetched && !first) setFirst(fetched);
  const hours = first ?? fetched;
  const isUnlinked = !hours && answer && answer.kind !== 'done' && whyNot(answer) === 'unlinked';

  return (
    <>
      <p className="session-links">
        <PageLink to="/my-sessions">{t.sessions}</PageLink>
      </p>
      {answer === undefined && !hours && <p role="status">{page.loading}</p>}
      {isUnlinked && <p role="alert">{t.unlinked}</p>}
      {answer && !hours && !isUnlinked && (
        <div className="stack" role="alert">
          <p>{page.failed}</p>
          <TryAgain onRetry={retry}>{page.tryAgain}</TryAgain>
        </div>
      )}
      {hours && (
        <>
          {draft.found !== undefined && (
            <WeeklyHours initial={hours} profile={profile} session={session} draft={draft} />
          )}
          {draftOff.found !== undefined && (
            <TimesOff initial={hours.timeOff} profile={profile} session={session} draft={draftOff} />
          )}
          <CalendarAddress profile={profile} session={session} hasOne={hours.calendarAddress === true} />
        </>
      )}
    </>
  );
}
