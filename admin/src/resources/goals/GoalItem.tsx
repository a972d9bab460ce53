import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Goal, GoalStep } from '#contract/goals';
import { day as written, today } from '../../config/formats';
import { NamedButton } from '../../ui/NamedButton';
import { useErrorMessage, useNotifyText } from '../../providers/errors';
import { SECONDARY_TEXT, BORDERED_ITEM } from '../../theme/boxes';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { isOutdated } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { useSaveGoal } from './useSaveGoal';

/** A goal: its steps as stepping stones, each to be reached, and its end. */
export function GoalItem({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const t = usePlansTranslate();
  const notify = useNotifyText();
  const errorMessage = useErrorMessage();
  const { title, steps, status } = goal;
  const save = useSaveGoal(goal, {
    onRefused: (error) => {
      // Read again, it may stand among the goals that are done, or be gone, and the note with it.
      if (isOutdated(error)) notify(errorMessage('plans.goalFailed', error), 'warning');
    },
  });
  const changeStep = (step: GoalStep, change: Partial<GoalStep>) =>
    save.run({ steps: steps.map((one) => (one._id === step._id ? { ...one, ...change } : one)) });
  return (
    <Box component="li" sx={BORDERED_ITEM}>
      <strong>{title}</strong>
      <GoalEnd goal={goal} />
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
          <NamedButton label={t('closeGoal')} about={title} onClick={onClose} />
        </Box>
      ) : (
        <NamedButton label={t('takeBack')} about={title} onClick={() => save.run({ status: 'open' })} />
      )}
      {!isOutdated(save.error) && save.failureNote}
    </Box>
  );
}

/** How a goal has ended; nothing of an open one. */
export function GoalEnd({ goal: { status, reachedOn, closedBecause } }: { goal: Goal }) {
  const t = usePlansTranslate();
  if (status === 'open') return null;
  return (
    <Box sx={SECONDARY_TEXT}>
      {status === 'reached'
        ? t('goalReached', { day: written(reachedOn) })
        : t('goalClosed', { why: closedBecause ?? '–' })}
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
