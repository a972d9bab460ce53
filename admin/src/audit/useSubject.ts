import { useReference, useResourceDefinitions } from 'react-admin';
import { useNameInWords } from '../ui/useRecordName';
import { resourceOf } from '../config/recordPage';
import { representationOf } from '../config/resources';
import { type AuditLine, pageOfLine } from './line';

/** The current name and page of the record of an event, if it still exists: the audit log stores no names. */
export function useSubject(line: AuditLine, isWanted: boolean): { name?: string; to?: string | undefined } {
  const { entity, kind, recordId = '', action } = line;
  // One request serves bookings of all kinds.
  const resource = kind && entity === 'booking' ? 'inbox' : resourceOf(entity);
  const enabled = isWanted && resource !== undefined && recordId !== '' && action !== 'deleted';
  const inWords = useNameInWords();
  const definitions = useResourceDefinitions();
  const hasPage = definitions[resourceOf(entity, kind) ?? '']?.hasShow === true;
  const reference = resource ?? 'inbox';
  const { referenceRecord } = useReference({ reference, id: recordId, options: { enabled } });
  if (!enabled || !referenceRecord) return {};
  const names: unknown[] = [
    inWords(representationOf(reference)(referenceRecord), referenceRecord),
    referenceRecord['parentName'],
  ];
  return {
    name: names.filter((name) => typeof name === 'string' && name !== '').join(', '),
    ...(hasPage && { to: pageOfLine(line) }),
  };
}
