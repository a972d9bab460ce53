import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { CameFrom } from '../paths';
import { clampedTo } from '../theme/clampedTo';
import { useRecordName } from './useRecordName';

interface Props {
  /** Resource of its page, if it is another one. */
  resource?: string;
  /** Truncates a long name in a table after so many lines. */
  lines?: 1 | 2;
}

const truncatedTo = (lines: number) => ({ ...clampedTo(lines), paddingBlock: { lg: 0 } }) as const;

/** The record's name, as a link to its page. */
export function RecordLink({ resource, lines }: Props) {
  const record = useRecordContext();
  const here = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const name = useRecordName();
  const { pathname, search } = useLocation();
  const state: CameFrom = { from: pathname + search };
  return (
    record && (
      <Link
        to={createPath({ resource: resource ?? here, id: record.id, type: 'show' })}
        state={state}
        {...(lines && { title: name })}
        // A long word breaks anywhere, so that the other columns keep their room.
        sx={{ fontWeight: 700, minWidth: { lg: 80 }, overflowWrap: 'anywhere', ...(lines && truncatedTo(lines)) }}
      >
        {name}
      </Link>
    )
  );
}
