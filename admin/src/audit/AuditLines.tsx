import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { moment } from '../fields/formats';
import { type AuditLine, pageOf } from './line';
import { useSentence } from './useSentence';

/** Lines of the audit, newest first; those about different records lead to them. */
export function AuditLines({ lines, linked }: { lines: readonly AuditLine[]; linked?: boolean }) {
  const sentence = useSentence();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {lines.map((line) => {
        const to = linked ? pageOf(line) : undefined;
        return (
          <Box component="li" key={line.id} sx={{ pl: 2, borderLeft: 3, borderColor: 'secondary.main' }}>
            {to ? (
              <Link component={RouterLink} to={to}>
                {sentence(line)}
              </Link>
            ) : (
              sentence(line)
            )}
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {line.who}, {moment(line.createdAt)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
