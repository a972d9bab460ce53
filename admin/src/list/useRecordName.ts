import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';

/** The name a record goes by in buttons, dialogs and announcements. */
export function useRecordName(): string {
  const represent = useGetRecordRepresentation(useResourceContext());
  return String(represent(useRecordContext()));
}
