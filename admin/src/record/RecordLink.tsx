import Link from '@mui/material/Link';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useRecordName } from '../list/useRecordName';

/** The record's name, leading to the page about it. */
export function RecordLink({ resource }: { resource?: string }) {
  const record = useRecordContext();
  const here = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const name = useRecordName();
  return (
    record && (
      <Link
        component={RouterLink}
        to={createPath({ resource: resource ?? here, id: record.id, type: 'show' })}
        sx={{ fontWeight: 700 }}
      >
        {name}
      </Link>
    )
  );
}
