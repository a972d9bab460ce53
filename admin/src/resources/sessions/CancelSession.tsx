import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isLate } from '#contract/late-cancellation';
import { CANCELLED_BY, SESSION_CANCEL_FIELDS, type CancelledBy, type Scope } from '#contract/plan-rules';
import type { Session } from '#contract/plans';
import { ChoiceField, CheckboxField, ScopeField, TextField } from '../plans/inputs';
import { ActionDialog } from '../../form/ActionDialog';
import { cancelSession, useDone } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { sessionWord } from '../plans/words';

interface Props {
  session: Session;
  onBack: () => void;
  onDone: () => void;
}

/** Cancels a session, or it and those that follow: by whom, why, and whether it is to be made up. */
export function CancelSession({ session, onBack, onDone }: Props) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const done = useDone();
  const [by, setBy] = useState<CancelledBy>('provider');
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<Scope>('this');
  // A session is owed unless its family cancels it late, as on its own page. Where a series ends, those that follow are not.
  const [owed, setOwed] = useState(true);
  const oweFor = (who: CancelledBy, which: Scope): void =>
    setOwed(which === 'this' && (who === 'provider' || !isLate(session.day)));
  const cancel = useFormAction(
    SESSION_CANCEL_FIELDS,
    'plans.cancelFailed',
    () => cancelSession(session, { by, scope, owed, ...(reason.trim() && { reason: reason.trim() }) }),
    async (cancelled) => {
      onDone();
      await done(t('cancelDone', { smart_count: cancelled.length }));
    },
  );
  return (
    <ActionDialog
      title={t('cancelTitle', { session: sessionWord(t, session) })}
      action={cancel}
      submit={t('cancelSession')}
      color="warning"
      isTouched={reason !== ''}
      onClose={onBack}
      closeLabel={translate('ra.action.close')}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <ChoiceField
          label={t('cancelledBy')}
          value={by}
          onChange={(who) => {
            setBy(who);
            oweFor(who, scope);
          }}
          choices={CANCELLED_BY.map((who) => ({ value: who, label: t(who === 'provider' ? 'us' : 'theFamily') }))}
        />
        <TextField
          label={t('reasonOptional')}
          value={reason}
          onChange={setReason}
          error={cancel.errors['reason']}
          lines
        />
        {session.series !== undefined && (
          <ScopeField
            value={scope}
            onChange={(which) => {
              setScope(which);
              oweFor(by, which);
            }}
          />
        )}
        <CheckboxField label={t('toMakeUp')} checked={owed} onChange={setOwed} />
      </Box>
    </ActionDialog>
  );
}
