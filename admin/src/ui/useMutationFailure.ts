import { useQueryClient } from '@tanstack/react-query';
import { useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { ConflictError } from '../providers/conflict';
import {
  fieldErrors,
  isGone,
  isUnreachable,
  useErrorMessage,
  useNotifyText,
  useServerSentence,
} from '../providers/errors';
import { replaceCached } from '../providers/queryClient';
import { useRowState } from './rowState';

interface Failure {
  /** Message key of what could not be done. */
  failed: string;
  words?: object;
  /** Who has changed the record meanwhile, and how. */
  meanwhile?: (conflict: ConflictError) => Promise<string>;
}

/**
 * Says in the row, or on the page, of a record why a change of it failed, and shows the record as it is by now.
 * @param rules of the fields that are changed: no form is there to show what is wrong with them
 */
export function useMutationFailure(rules: Rules = {}) {
  const translate = useTranslate();
  const message = useErrorMessage();
  const sentenceOf = useServerSentence();
  const notifyText = useNotifyText();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const resource = useResourceContext() ?? '';
  const { setFailure } = useRowState();
  const reasonsOf = async (error: unknown): Promise<string[]> => {
    const errors = fieldErrors(error);
    if (!errors) return [];
    // Loaded with the forms, which a list does without.
    const { fieldErrorsInWords } = await import('../providers/ruleMessages');
    return Object.values(fieldErrorsInWords({ translate, sentenceOf, form: resource }, rules, errors));
  };
  return async (error: unknown, { failed, words, meanwhile }: Failure): Promise<void> => {
    if (error instanceof ConflictError && meanwhile) {
      setFailure(await meanwhile(error).catch(() => translate('admin.conflict.title')));
      // Read again, it could leave its list, and the sentence with it.
      replaceCached(queries, resource, error.current);
      return;
    }
    const reasons = await reasonsOf(error).catch(() => []);
    const text = [message(failed, error, words), ...reasons].join(' ');
    setFailure(text);
    // The record was deleted by somebody else: its row disappears, with its error.
    if (isGone(error)) notifyText(text, 'warning');
    if (!isUnreachable(error)) refresh();
  };
}
