import type { Rules } from '#contract/rule';
import { useAction } from '../form/useAction';
import { fieldErrors } from '../providers/errors';
import { useFieldErrors } from '../providers/ruleMessages';

/** `useAction` of a form of these pages, with what the server says of its fields. */
export function useFormAction<Answer, Input = void>(
  rules: Rules,
  ...[failed, act, onDone]: Parameters<typeof useAction<Answer, Input>>
) {
  const inWords = useFieldErrors(rules, 'plans');
  const action = useAction(failed, act, onDone);
  return { ...action, errors: inWords(fieldErrors(action.error)) ?? {} };
}
