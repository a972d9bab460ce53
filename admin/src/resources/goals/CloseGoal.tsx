import { Box } from '@mui/material';
import { useState } from 'react';
import type { Goal } from '#contract/goals';
import { ActionDialog } from '../../form/ActionDialog';
import { TextField } from '../plans/inputs';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { GoalEnd } from './GoalItem';
import { useSaveGoal } from './useSaveGoal';

/** Asks why a goal is closed; it stays open where the goal moves in the list behind it, so that what was typed is kept. */
export function CloseGoal({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const t = usePlansTranslate();
  const [why, setWhy] = useState('');
  const save = useSaveGoal(goal, { onSaved: onClose });
  const isMissing = why.trim() === '';
  return (
    <ActionDialog
      title={t('closeTitle', { title: goal.title })}
      action={{ ...save, run: () => save.run({ status: 'closed', closedBecause: why.trim() }) }}
      submit={t('closeGoal')}
      disabled={isMissing}
      isTouched={!isMissing}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <GoalEnd goal={goal} />
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
