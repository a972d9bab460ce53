import { Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Session } from '#contract/plans';
import { today } from '../../config/formats';
import { PhoneLinks } from '../../fields/PhoneLinks';
import { PATHS } from '../../paths';
import { ifMatch } from '../../providers/conflict';
import { bookingResource } from '../../config/resources';
import { CancelSession } from './CancelSession';
import { CoverDialog } from './CoverDialog';
import { DeleteNote } from './DeleteNote';
import { EarlierNotes } from './EarlierNotes';
import { MoveSession } from './MoveSession';
import { TitledDialog } from '../../ui/TitledDialog';
import { recordOutcome, send, useDone, withQuery } from '../plans/requests';
import { usePlansAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { PLACE_WORDS, sessionWord, sessionStatusText, timeWord, wholeDay } from '../plans/words';
import { showPath } from '../../config/recordPage';

interface Props {
  session: Session;
  onClose: () => void;
}

const ACTIONS = { display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } } as const;

type Doing = 'move' | 'cancel' | 'cover' | 'delete-note';

/** A session: what is known of it, and what can be done with it. */
export function SessionDialog({ session, onClose }: Props) {
  const [doing, setDoing] = useState<Doing>();
  const back = () => setDoing(undefined);
  if (doing === 'move') return <MoveSession session={session} onBack={back} onDone={onClose} />;
  if (doing === 'cancel') return <CancelSession session={session} onBack={back} onDone={onClose} />;
  if (doing === 'delete-note') return <DeleteNote session={session} onBack={back} onDone={onClose} />;
  if (doing === 'cover')
    return <CoverDialog profile={session.profile} tName={session.tName} day={session.day} onClose={back} />;
  return <Details session={session} onClose={onClose} onDo={setDoing} />;
}

function Details({ session, onClose, onDo }: Props & { onDo: (what: Doing) => void }) {
  const t = usePlansTranslate();
  const { status, day } = session;
  const isOpen = status !== 'cancelled';
  return (
    <TitledDialog title={sessionWord(t, session)} onClose={onClose}>
      {/* The action of every day comes first, so that nobody scrolls for it on a phone. The padding leaves room for the focus ring. */}
      {isOpen && day <= today() && (
        <Box sx={{ ...ACTIONS, pt: 1, mb: 2 }}>
          <Outcome session={session} />
        </Box>
      )}
      <Facts session={session} />
      {session.note && <EarlierNotes note={session.note} />}
      <Box sx={{ ...ACTIONS, mt: 3 }}>
        {status === 'planned' && (
          <>
            <Button variant="outlined" onClick={() => onDo('move')}>
              {t('move')}
            </Button>
            <Button variant="outlined" onClick={() => onDo('cancel')}>
              {t('cancelSession')}
            </Button>
            {day >= today() && (
              <Button variant="outlined" onClick={() => onDo('cover')}>
                {t('isIll', { name: session.tName })}
              </Button>
            )}
          </>
        )}
        {session.note && (
          <Button variant="outlined" color="error" onClick={() => onDo('delete-note')}>
            {t('deleteNote')}
          </Button>
        )}
        {status === 'cancelled' && !session.makesUp && <Owed session={session} />}
        {session.owed && (
          <Button
            variant="outlined"
            component={RouterLink}
            to={withQuery(PATHS.planSessions, { kind: session.kind, booking: session.booking, makesUp: session._id })}
          >
            {t('planMakeUp')}
          </Button>
        )}
      </Box>
    </TitledDialog>
  );
}

function Facts({ session }: { session: Session }) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const { kind, booking, family, familyName, profile, tName, visit, reason, note } = session;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        // On a phone a label stands above its value: beside it, Tamil words would break.
        gap: { xs: 0, sm: '8px 16px' },
        gridTemplateColumns: { xs: '1fr', sm: 'fit-content(40%) 1fr' },
        alignItems: 'baseline',
      }}
    >
      <Fact label={t('when')}>{`${wholeDay(t, session.day)}, ${timeWord(session)}`}</Fact>
      <Fact label={t('standing')}>{sessionStatusText(t, session)}</Fact>
      {reason !== undefined && <Fact label={t('reason')}>{reason}</Fact>}
      <Fact label={t('child')}>
        <Link to={showPath(bookingResource(kind), booking)}>{session.childName}</Link>
      </Fact>
      <Fact label={t('family')}>
        <Link to={showPath('family-list', family)}>{familyName}</Link>
      </Fact>
      <Fact label={t('teacher')}>
        <Link to={showPath('alldetails', profile)}>{tName}</Link>
      </Fact>
      <Fact label={t('service')}>{translate(`resources.inbox.choices.kind.${kind}`)}</Fact>
      <Fact label={t('place')}>{[t(PLACE_WORDS[session.place]), visit?.address].filter(Boolean).join(', ')}</Fact>
      {visit?.phone !== undefined && (
        <Fact label={visit.parentName ?? t('family')}>
          <PhoneLinks number={visit.phone} whatsapp />
        </Fact>
      )}
      {note?.forFamily !== undefined && <Fact label={t('noteForFamily')}>{note.forFamily}</Fact>}
      {note?.forTeam !== undefined && <Fact label={t('noteForTeam')}>{note.forTeam}</Fact>}
    </Box>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);

/** Whether the session took place. */
function Outcome({ session }: { session: Session }) {
  const t = usePlansTranslate();
  const done = useDone();
  const record = usePlansAction(
    'plans.outcomeFailed',
    (status: 'held' | 'absent' | undefined) => recordOutcome(session, status),
    () => done(t('outcomeSaved')),
  );
  return (
    <>
      {(['held', 'absent'] as const)
        // A note says that the session was held.
        .filter((status) => status !== session.status && (status === 'held' || !session.note))
        .map((status) => (
          <Button key={status} variant="contained" aria-disabled={record.isPending} onClick={() => record.run(status)}>
            {t(status === 'held' ? 'wasHeld' : 'wasAbsent')}
          </Button>
        ))}
      {session.status !== 'planned' && !session.note && (
        <Button variant="outlined" aria-disabled={record.isPending} onClick={() => record.run(undefined)}>
          {t('takeBack')}
        </Button>
      )}
      {record.failureNote}
    </>
  );
}

/** Corrects whether a cancelled session is to be made up. */
function Owed({ session }: { session: Session }) {
  const { _id, owed } = session;
  const t = usePlansTranslate();
  const done = useDone();
  const change = usePlansAction(
    'plans.outcomeFailed',
    () => send<Session>('PUT', `/sessions/${_id}/owed`, { owed: !owed }, ifMatch(session)),
    () => done(t('outcomeSaved')),
  );
  return (
    <>
      <Button variant="outlined" aria-disabled={change.isPending} onClick={() => change.run()}>
        {t(owed ? 'notToMakeUp' : 'toMakeUp')}
      </Button>
      {change.failureNote}
    </>
  );
}
