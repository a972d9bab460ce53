import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'react-admin';

type Values = Readonly<Record<string, unknown>>;

/** The name of a record in the language of the app: prices are named by their service. */
export function useNameInWords(): (name: unknown, record: Values | undefined) => string {
  const translate = useTranslate();
  return (name, record) => {
    if (typeof name !== 'string') return '';
    return name === record?.['service'] ? translate(`resources.prices.choices.service.${name}`, { _: name }) : name;
  };
}

/** The record's name for buttons, dialogs and announcements. */
export function useRecordName(): string {
  const represent = useGetRecordRepresentation(useResourceContext());
  const inWords = useNameInWords();
  const record = useRecordContext();
  return inWords(represent(record), record);
}
