import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useRecordName } from '../list/useRecordName';

/** The record's name, leading to the page about it. */
export function RecordLink({ within }: { within: string }) {
  const record = useRecordContext();
  const name = useRecordName();
  return (
    record && (
      <Link component={RouterLink} to={`${within}/${record.id}`} sx={{ fontWeight: 700 }}>
        {name}
      </Link>
    )
  );
}
