import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Rules } from '#contract/rule';
import { FailureNote } from '../ui/FailureNote';
import { useOneAtATime } from '../hooks/useOneAtATime';
import { ConflictError } from '../providers/conflict';
import { fieldErrors, useSendMessage } from '../providers/errors';
import { useFieldErrors } from '../providers/ruleMessages';
import { cleanedValues } from '../providers/validators';
import { ConflictDialog } from './ConflictDialog';

type Values = Record<string, unknown>;
type Errors = Record<string, string> | undefined;

/**
 * Sends a form that is not a record's.
 * @param newer the record as a colleague has changed it, once the person has seen that: what they send is about it
 * @throws ConflictError where the person has to be asked first
 */
export type Send = (values: Values, newer?: RaRecord) => Promise<void>;

/**
 * Validation errors show at their fields, any other failure in an alert, what a colleague changed meanwhile in a dialog
 * that asks, and the input is kept.
 * @param failed message key of that alert
 * @param form whose messages label the fields, if not those of the resource around it
 * @returns `sent` counts successful sends: as the form's `key` it resets the form; `conflictDialog` stands in the form
 */
export function useSend(rules: Rules, failed: string, send: Send, form?: string) {
  const message = useSendMessage();
  const inWords = useFieldErrors(rules, form);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(0);
  const [newer, setNewer] = useState<RaRecord>();
  const [conflict, setConflict] = useState<{ error: ConflictError; values: Values }>();
  const sendAbout = async (values: Values, record: RaRecord | undefined): Promise<Errors> => {
    setFailure(undefined);
    try {
      await send(cleanedValues(rules, values), record);
      setNewer(undefined);
      setSent((count) => count + 1);
      return undefined;
    } catch (error) {
      const errors = inWords(fieldErrors(error));
      if (error instanceof ConflictError) setConflict({ error, values });
      else if (!errors) setFailure(message(failed, error));
      return errors;
    }
  };
  const onSubmit = useOneAtATime((values: Values) => sendAbout(values, newer));
  const failureNote = failure !== undefined && <FailureNote text={failure} onClose={() => setFailure(undefined)} />;
  const conflictDialog = conflict && (
    <Conflict
      rules={rules}
      {...conflict}
      onClose={() => setConflict(undefined)}
      onKeepMine={() => sendAbout(conflict.values, conflict.error.current)}
      onTakeTheirs={() => setNewer(conflict.error.current)}
    />
  );
  return { onSubmit, sent, failureNote, conflictDialog };
}

interface ConflictProps {
  rules: Rules;
  error: ConflictError;
  values: Values;
  onClose: () => void;
  onKeepMine: () => Promise<Errors>;
  onTakeTheirs: () => void;
}

function Conflict({ rules, error, values, onClose, onKeepMine, onTakeTheirs }: ConflictProps) {
  const { setError } = useFormContext();
  const keepMine = async (): Promise<void> => {
    const errors = (await onKeepMine()) ?? {};
    for (const [field, message] of Object.entries(errors)) setError(field, { type: 'server', message });
  };
  return (
    <ConflictDialog
      rules={rules}
      error={error}
      typed={values}
      onKeepMine={() => {
        onClose();
        void keepMine();
      }}
      onTakeTheirs={() => {
        onClose();
        onTakeTheirs();
      }}
      onCancel={onClose}
    />
  );
}
