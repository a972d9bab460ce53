import { Box } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { useNameOf } from '../fields/colleagues';
import { moment } from '../config/formats';
import { type AuditLine, foldReads } from './line';
import { useSentence } from './useSentence';
import { useSubject } from './useSubject';
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
