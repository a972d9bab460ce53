import { useResourceContext, useTranslate, type I18nProvider } from 'react-admin';

type WordOf = (source: string, value: string) => string;

/** The label of a stored value, if it has one; otherwise the value with spaces for underscores. */
export const choiceWord =
  (translate: I18nProvider['translate'], resource: string | undefined): WordOf =>
  (source, value) =>
    translate(`resources.${resource}.${source === 'status' ? 'statuses' : `choices.${source}`}.${value}`, {
      _: value.replaceAll('_', ' '),
    });

export const useChoiceWord = (): WordOf => choiceWord(useTranslate(), useResourceContext());
