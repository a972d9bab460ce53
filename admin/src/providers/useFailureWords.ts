import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { fieldErrors, isGone, isUnreachable, serverSentence } from './failures';

/** What is told about a failure: the screen's own sentence, then the reason, unless fields carry it. */
export function useFailureWords(): (own: string, error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (own, error) => {
      const known = isUnreachable(error) ? 'admin.errors.unreachable' : isGone(error) && 'admin.errors.gone';
      const reason = fieldErrors(error) ? undefined : (serverSentence(error) ?? (known && translate(known)));
      return [translate(own, { _: own }), reason].filter(Boolean).join(' ');
    },
    [translate],
  );
}
