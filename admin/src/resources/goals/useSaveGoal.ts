import { GOAL_CHANGE_FIELDS, type Goal } from '#contract/goals';
import { ifMatch } from '../../providers/conflict';
import { send, useDone } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';

type Change = Partial<Pick<Goal, 'steps' | 'status' | 'closedBecause'>>;

interface Told {
  onSaved?: () => void;
  /** Before the goals are read again, where it is refused. */
  onRefused?: (error: unknown) => void;
}

/** Saves changes of a goal as it is shown. */
export function useSaveGoal(goal: Goal, { onSaved, onRefused }: Told) {
  const t = usePlansTranslate();
  const done = useDone();
  return useFormAction(
    GOAL_CHANGE_FIELDS,
    'plans.goalFailed',
    (changes: Change) =>
      send<Goal>('PUT', `/goals/${goal._id}`, changes, ifMatch(goal)).catch((error: unknown) => {
        onRefused?.(error);
        throw error;
      }),
    async () => {
      onSaved?.();
      await done(t('goalSaved'));
    },
  );
}
