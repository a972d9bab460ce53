import { useResourceContext, useTranslate } from 'react-admin';

/** The word for a stored value of a choice: statuses have words, and so have some others; the rest reads better with spaces. */
export function useChoiceWord(): (source: string, value: string) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (source, value) =>
    translate(`resources.${resource}.${source === 'status' ? 'statuses' : `choices.${source}`}.${value}`, {
      _: value.replaceAll('_', ' '),
    });
}
