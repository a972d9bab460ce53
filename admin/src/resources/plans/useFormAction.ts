import type { Rules } from '#contract/rule';
import { useAction } from '../../form/useAction';
import { fieldErrors } from '../../providers/errors';
import { useFieldErrors } from '../../providers/ruleMessages';
import { isOutdated, useReload } from './requests';

/**
 * `useAction` of these pages: where it is refused because of what others have changed, they are read again, so that the
 * next try is about what is there by now.
 */
export function usePlansAction<Answer, Input = void>(
  ...[failed, act, onDone]: Parameters<typeof useAction<Answer, Input>>
) {
  const reload = useReload();
  const tried = (input: Input): Promise<Answer> =>
    act(input).catch(async (error: unknown) => {
      if (isOutdated(error)) await reload();
      throw error;
    });
  return useAction(failed, tried, onDone);
}

/** `usePlansAction` of a form: it also gives the server's sentence for each field. */
export function useFormAction<Answer, Input = void>(
  rules: Rules,
  ...[failed, act, onDone]: Parameters<typeof useAction<Answer, Input>>
) {
  const inWords = useFieldErrors(rules, 'plans');
  const action = usePlansAction(failed, act, onDone);
  return { ...action, errors: inWords(fieldErrors(action.error)) ?? {} };
}
