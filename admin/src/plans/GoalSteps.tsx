import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { GoalStep } from '#contract/goals';
import { day as written } from '../fields/formats';
import { SECONDARY_TEXT } from '../theme/boxes';
import { visuallyHidden } from '../theme/visuallyHidden';
import { usePlansTranslate } from './usePlansTranslate';

interface Props {
  steps: readonly GoalStep[];
  /** What can be done with a step that is not reached. */
  button: (step: GoalStep) => ReactNode;
}

/** Steps as the stepping stones of the brand: lit where they are reached, and a list that can be read. */
export function GoalSteps({ steps, button }: Props) {
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
            {isReached ? <Box sx={SECONDARY_TEXT}>{written(step.reachedOn)}</Box> : <Box>{button(step)}</Box>}
          </Box>
        );
      })}
    </Box>
  );
}
