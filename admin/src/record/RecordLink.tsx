import Link from '@mui/material/Link';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import type { CameFrom } from '../paths';
import { useRecordName } from '../list/useRecordName';

/** The record's name, leading to the page about it. */
export function RecordLink({ resource }: { resource?: string }) {
  const record = useRecordContext();
  const here = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const name = useRecordName();
  const { pathname, search } = useLocation();
  const state: CameFrom = { from: pathname + search };
  return (
    record && (
      <Link
        component={RouterLink}
        to={createPath({ resource: resource ?? here, id: record.id, type: 'show' })}
        state={state}
        sx={{ fontWeight: 700 }}
      >
        {name}
      </Link>
    )
  );
}
