import { Box } from '@mui/material';
import { Link, useReference, useResourceDefinitions, useTranslate } from 'react-admin';
import { useNameOf } from '../fields/colleagues';
import { moment } from '../config/formats';
import { resourceOf } from '../config/recordPage';
import { representationOf } from '../config/resources';
import { type AuditLine, foldReads, pageOfLine } from './line';
import { useNameInWords } from '../ui/useRecordName';
import { useSentence } from './useSentence';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../theme/boxes';

interface Props {
  /** Shows the name of the record with a link to it. */
  linked?: boolean | undefined;
}

/** One event in words. */
export function AuditSentence({ line, linked = false }: Props & { line: AuditLine }) {
  const sentence = useSentence();
  const { name, to } = useSubject(line, linked);
  const words = sentence(line, name);
  if (to === undefined) return words;
  return <Link to={to}>{words}</Link>;
}

/** Audit events, newest first. */
export function AuditLines({ lines, linked }: Props & { lines: readonly AuditLine[] }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  return (
    <Box component="ol" sx={PLAIN_LIST}>
      {foldReads(lines).map((line) => (
        <Box component="li" key={line.id} sx={BORDERED_ITEM}>
          <AuditSentence line={line} linked={linked} />
          <Box sx={SECONDARY_TEXT}>
            {line.who ? nameOf(line.who) : translate('audit.nobody')}, {moment(line.createdAt)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The current name and page of the record of an event, if it still exists: the audit log stores no names. */
function useSubject(line: AuditLine, isWanted: boolean): { name?: string; to?: string | undefined } {
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
