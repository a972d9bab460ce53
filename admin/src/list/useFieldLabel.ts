import { useResourceContext, useTranslate } from 'react-admin';

export function useFieldLabel(): (source: string) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (source) => translate(`resources.${resource}.fields.${source}`);
}
