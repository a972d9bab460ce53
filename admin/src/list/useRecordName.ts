import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'react-admin';

/** The record's name for buttons, dialogs and announcements. */
export function useRecordName(): string {
  const represent = useGetRecordRepresentation(useResourceContext());
  const translate = useTranslate();
  const record = useRecordContext();
  const name = represent(record);
  if (typeof name !== 'string') return '';
  // Prices are named by their service.
  return name === record?.['service'] ? translate(name, { _: name }) : name;
}
