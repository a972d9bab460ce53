import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';

/** The record's name for buttons, dialogs and announcements. */
export function useRecordName(): string {
  const represent = useGetRecordRepresentation(useResourceContext());
  const name = represent(useRecordContext());
  return typeof name === 'string' ? name : '';
}
