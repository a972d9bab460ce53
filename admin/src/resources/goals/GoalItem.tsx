import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { GOAL_CHANGE_FIELDS, type Goal, type GoalStep } from '#contract/goals';
import { day as written, today } from '../../config/formats';
import { ActionDialog } from '../../form/ActionDialog';
import { NamedButton } from '../../ui/NamedButton';
import { ifMatch } from '../../providers/conflict';
import { useErrorMessage, useNotifyText } from '../../providers/errors';
import { SECONDARY_TEXT, BORDERED_ITEM } from '../../theme/boxes';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { TextField } from '../plans/inputs';
import { isOutdated, send, useDone } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';

type Change = Partial<Pick<Goal, 'steps' | 'status' | 'closedBecause'>>;

/** A goal: its steps as stepping stones, each to be reached, and its end. */
export function GoalItem({ goal }: { goal: Goal }) {
  const t = usePlansTranslate();
  const done = useDone();
  const notify = useNotifyText();
  const errorMessage = useErrorMessage();
  const [isClosing, setClosing] = useState(false);
  const { title, steps, status, reachedOn, closedBecause } = goal;
  const save = useFormAction(
    GOAL_CHANGE_FIELDS,
    'plans.goalFailed',
    (changes: Change) =>
      send<Goal>('PUT', `/goals/${goal._id}`, changes, ifMatch(goal)).catch((error: unknown) => {
        // Read again, it may stand among the goals that are done, or be gone, and the note with it.
        if (isOutdated(error)) notify(errorMessage('plans.goalFailed', error), 'warning');
        throw error;
      }),
    async () => {
      setClosing(false);
      await done(t('goalSaved'));
    },
  );
  const changeStep = (step: GoalStep, change: Partial<GoalStep>) =>
    save.run({ steps: steps.map((one) => (one._id === step._id ? { ...one, ...change } : one)) });
  return (
    <Box component="li" sx={BORDERED_ITEM}>
      <strong>{title}</strong>
      {status === 'reached' && <Box sx={SECONDARY_TEXT}>{t('goalReached', { day: written(reachedOn) })}</Box>}
      {status === 'closed' && <Box sx={SECONDARY_TEXT}>{t('goalClosed', { why: closedBecause ?? '–' })}</Box>}
      <Steps
        steps={steps}
        button={(step) =>
          status === 'open' && (
            <NamedButton
              size="small"
              label={t(step.reachedOn ? 'takeBack' : 'reachStep')}
              about={step.text}
              onClick={() => changeStep(step, { reachedOn: step.reachedOn ? undefined : today() })}
            />
          )
        }
      />
      {status === 'open' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <NamedButton
            variant="outlined"
            label={t('reachGoal')}
            about={title}
            onClick={() => save.run({ status: 'reached' })}
          />
          <NamedButton label={t('closeGoal')} about={title} onClick={() => setClosing(true)} />
        </Box>
      ) : (
        <NamedButton label={t('takeBack')} about={title} onClick={() => save.run({ status: 'open' })} />
      )}
      {!isClosing && !isOutdated(save.error) && save.failureNote}
      {isClosing && <CloseGoal title={title} save={save} onClose={() => setClosing(false)} />}
    </Box>
  );
}

interface StepsProps {
  steps: readonly GoalStep[];
  /** What can be done with a step. */
  button: (step: GoalStep) => ReactNode;
}

/** Steps as the stepping stones of the brand: lit where they are reached, and a list that can be read. */
function Steps({ steps, button }: StepsProps) {
  const t = usePlansTranslate();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {steps.map((step) => {
        const isReached = step.reachedOn !== undefined;
        return (
          <Box key={step._id} component="li" sx={{ width: 150, textAlign: 'center', overflowWrap: 'anywhere' }}>
            <Box
              aria-hidden
              sx={{
                height: 44,
                mx: 'auto',
                width: 96,
                borderRadius: '50%',
                border: 2,
                borderColor: isReached ? 'secondary.main' : 'divider',
                bgcolor: isReached ? 'secondary.main' : 'transparent',
              }}
            />
            <Box component="span" sx={visuallyHidden}>
              {`${t(isReached ? 'stepReached' : 'stepOpen')}: `}
            </Box>
            {step.text}
            {isReached && <Box sx={SECONDARY_TEXT}>{written(step.reachedOn)}</Box>}
            <Box>{button(step)}</Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface CloseProps {
  title: string;
  save: ReturnType<typeof useFormAction<Goal, Change>>;
  onClose: () => void;
}

function CloseGoal({ title, save, onClose }: CloseProps) {
  const t = usePlansTranslate();
  const [why, setWhy] = useState('');
  const isMissing = why.trim() === '';
  return (
    <ActionDialog
      title={t('closeTitle', { title })}
      action={{ ...save, run: () => save.run({ status: 'closed', closedBecause: why.trim() }) }}
      submit={t('closeGoal')}
      disabled={isMissing}
      isTouched={!isMissing}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', pt: 1 }}>
        <TextField
          label={t('closedBecause')}
          value={why}
          onChange={setWhy}
          error={save.errors['closedBecause']}
          hint={t('closedBecauseHint')}
          lines
        />
      </Box>
    </ActionDialog>
  );
}
