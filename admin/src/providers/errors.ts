import { useCallback } from 'react';
import { HttpError, useNotify, useTranslate, type NotificationType } from 'react-admin';
import type { ErrorBody } from '#contract/errors';
import { serverKey } from '../messages';

function bodyOf(error: unknown): Partial<ErrorBody> | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const body: unknown = error.body;
  return typeof body === 'object' && body !== null ? body : undefined;
}

/** A sentence of the server in the language of the app. */
export function useServerSentence(): (sentence: string) => string {
  const translate = useTranslate();
  return useCallback(
    (sentence) => {
      const [key, words] = serverKey(sentence) ?? [sentence];
      return translate(key, { ...words, _: sentence });
    },
    [translate],
  );
}

/** The server's own message in the language of the app, if there is one. */
export function useServerMessage(): (error: unknown) => string | undefined {
  const inWords = useServerSentence();
  return useCallback(
    (error) => {
      const message = bodyOf(error)?.message;
      return typeof message === 'string' && message !== '' ? inWords(message) : undefined;
    },
    [inWords],
  );
}

/** The stable name of an error, by which the server tells one 401 from another. */
export const errorCode = (error: unknown): string | undefined => bodyOf(error)?.code;

/** The errors of single fields, which forms show beside them. */
export function fieldErrors(error: unknown): Record<string, string> | undefined {
  const errors = bodyOf(error)?.errors;
  return errors && Object.keys(errors).length > 0 ? errors : undefined;
}

const hasStatus = (error: unknown, status: number): boolean => error instanceof HttpError && error.status === status;

/** The record is not there any more. */
export const isGone = (error: unknown): boolean => hasStatus(error, 404);

/** The connection or the server is down: trying again may help. */
export const isUnreachable = (error: unknown): boolean => hasStatus(error, 0);

/** Why something failed: in the server's words, or that the server or the record is not there. */
export function useReason(): (error: unknown) => string | undefined {
  const translate = useTranslate();
  const serverMessage = useServerMessage();
  return useCallback(
    (error) => {
      const known = isUnreachable(error) ? 'admin.errors.unreachable' : isGone(error) && 'admin.errors.gone';
      return serverMessage(error) ?? (known ? translate(known) : undefined);
    },
    [translate, serverMessage],
  );
}

/**
 * The text for an error: the screen's own message, by its key, then the reason, unless fields show it. `%{tryAgain}` of
 * the message is said where there is no reason: trying again does not help against a refusal, and other reasons say it.
 */
export function useErrorMessage(): (own: string, error: unknown, words?: object) => string {
  const translate = useTranslate();
  const reasonOf = useReason();
  return useCallback(
    (own, error, words) => {
      const message = reasonOf(error);
      const tryAgain = message ? '' : translate('admin.bulk.tryAgain');
      const said = translate(own, { ...words, tryAgain }).trim();
      if (!message || fieldErrors(error)) return said;
      // Some fixed texts of the spec are no sentences.
      return `${said}${/\p{Po}$/u.test(said) ? '' : '.'} ${message}`;
    },
    [translate, reasonOf],
  );
}

/**
 * The same for what was sent: without an answer nobody knows whether it arrived.
 * @param unsure message key of that, where the words name one of several things that were sent
 */
export function useSendMessage(): (failed: string, error: unknown, words?: object, unsure?: string) => string {
  const message = useErrorMessage();
  return useCallback(
    (failed, error, words, unsure = 'admin.errors.unsure') =>
      message(isUnreachable(error) ? unsure : failed, error, words),
    [message],
  );
}

/** Shows a notification whose text is not a message key. */
export function useNotifyText(): (text: string, type: NotificationType) => void {
  const notify = useNotify();
  return useCallback((text, type) => notify(text, { type, messageArgs: { _: text } }), [notify]);
}
