import { useResourceContext, useTranslate } from 'react-admin';

/** The label of a stored value, if it has one; otherwise the value with spaces for underscores. */
export function useChoiceWord(): (source: string, value: string) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (source, value) =>
    translate(`resources.${resource}.${source === 'status' ? 'statuses' : `choices.${source}`}.${value}`, {
      _: value.replaceAll('_', ' '),
    });
}
