import { useState } from 'react';
import type { Rules } from '#contract/rule';
import { FailureNote } from '../list/FailureNote';
import { fieldErrors, useErrorMessage } from '../providers/errors';
import { cleanedValues } from '../providers/validators';

/**
 * Sends a form that is not a record's: validation errors show at their fields, any other failure in an alert, and the
 * input is kept.
 * @param failed message key of that alert
 * @returns `sent` counts successful sends: as the form's `key` it resets the form
 */
export function useSend(rules: Rules, failed: string, send: (values: Record<string, unknown>) => Promise<void>) {
  const errorMessage = useErrorMessage();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(0);
  const onSubmit = async (values: Record<string, unknown>) => {
    setFailure(undefined);
    try {
      await send(cleanedValues(rules, values));
      setSent((count) => count + 1);
      return undefined;
    } catch (error) {
      const errors = fieldErrors(error);
      if (!errors) setFailure(errorMessage(failed, error));
      return errors;
    }
  };
  const failureNote = failure !== undefined && <FailureNote text={failure} onClose={() => setFailure(undefined)} />;
  return { onSubmit, sent, failureNote };
}
