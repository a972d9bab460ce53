import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { type Scope, SESSION_CHANGE_FIELDS } from '#contract/plan-rules';
import type { SeriesPreview, Session } from '#contract/plans';
import { StaffFailure } from '../../fields/useStaff';
import { DayField, MinutesField, PlaceField, ScopeField, StaffField, TimeField } from '../plans/inputs';
import { type AllowanceReasons, Obstacles, toAllowedDays } from './Obstacles';
import { ActionDialog } from '../../form/ActionDialog';
import { changeSession, refusedPlan, useDone } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { sessionWord, withMessage } from '../plans/words';

interface Props {
  session: Session;
  onBack: () => void;
  onDone: () => void;
}

/** Another day, time, teacher or place for a session, or for it and those that follow. */
export function MoveSession({ session, onBack, onDone }: Props) {
  const t = usePlansTranslate();
  const done = useDone();
  const { day, at, profile, place } = session;
  const read = { day, at, minutes: String(session.minutes), profile, place };
  // Of the session only what is changed here is kept: what a colleague changes meanwhile shows.
  const [changes, setChanges] = useState<Partial<typeof read>>({});
  const typed = { ...read, ...changes };
  const [scope, setScope] = useState<Scope>('this');
  const [allowed, setAllowed] = useState<AllowanceReasons>({});
  const [plan, setPlan] = useState<SeriesPreview>();
  const change = (changed: Partial<typeof read>): void => {
    setChanges({ ...changes, ...changed });
    forget();
  };
  const differs = Object.entries(typed).filter(([name, value]) => value !== read[name as keyof typeof read]);
  const move = useFormAction(
    SESSION_CHANGE_FIELDS,
    'plans.moveFailed',
    () =>
      changeSession(session, {
        ...Object.fromEntries(differs.map(([name, value]) => [name, name === 'minutes' ? Number(value) : value])),
        scope,
        ...(plan && { allow: toAllowedDays(plan, allowed) }),
      }).catch((error: unknown) => {
        // Any other failure leaves the days, and the reasons given for them.
        setPlan(refusedPlan(error) ?? plan);
        throw error;
      }),
    async ({ moved, last }) => {
      onDone();
      await done(withMessage(t, t('moved', { session: sessionWord(t, moved) }), last));
    },
  );
  /** What was refused is not what is chosen now. */
  const forget = (): void => {
    setPlan(undefined);
    move.reset();
  };
  return (
    <ActionDialog
      title={t('moveTitle', { session: sessionWord(t, session) })}
      action={move}
      submit={t('move')}
      disabled={differs.length === 0}
      isTouched={differs.length > 0}
      onClose={onBack}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <DayField
          label={t('day')}
          value={typed.day}
          onChange={(value) => change({ day: value })}
          error={move.errors['day']}
        />
        <TimeField
          label={t('time')}
          value={typed.at}
          onChange={(value) => change({ at: value })}
          error={move.errors['at']}
        />
        <MinutesField
          label={t('length')}
          value={typed.minutes}
          onChange={(minutes) => change({ minutes })}
          error={move.errors['minutes']}
        />
        <StaffField
          label={t('teacher')}
          value={typed.profile}
          onChange={(value) => change({ profile: value })}
          error={move.errors['profile']}
        />
        <StaffFailure />
        <PlaceField label={t('place')} value={typed.place} onChange={(value) => change({ place: value || place })} />
        {session.series !== undefined && (
          <ScopeField
            value={scope}
            onChange={(value) => {
              setScope(value);
              forget();
            }}
          />
        )}
        {scope === 'following' && <Typography color="text.secondary">{t('followingHint')}</Typography>}
        {plan && <Obstacles plan={plan} allowed={allowed} onAllow={setAllowed} />}
      </Box>
    </ActionDialog>
  );
}
