import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';

/** The name a record goes by in buttons, dialogs and announcements. */
export function useRecordName(): string {
  const represent = useGetRecordRepresentation(useResourceContext());
  const name = represent(useRecordContext());
  return typeof name === 'string' ? name : '';
}
