import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useGetList, useNotify, useRecordContext, useRefresh, useTranslate, useUpdate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { PROFILE_STATUSES, type ProfileStatus } from '#contract/categories';
import { ReadFailure } from '../../ui/ReadFailure';
import { NamedButton } from '../../ui/NamedButton';
import { useRowState } from '../../ui/rowState';
import { useMutationFailure } from '../../ui/useMutationFailure';
import { ConflictError } from '../../providers/conflict';
import { useRole } from '../../providers/authProvider';
import { useDecidedMeanwhile } from '../../decisions/useDecidedMeanwhile';
import type { Booking } from '../bookings/booking';
import { bookingResource } from '../../config/resources';

export interface Profile {
  id: string;
  tName: string;
  status?: ProfileStatus;
}

const [ACTIVE, LEFT] = PROFILE_STATUSES;
const ENOUGH = 100;

/** Marks a teacher as having left, after showing the families affected, or as back. */
export function LeaveButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const fail = useMutationFailure();
  const profile = useRecordContext<Profile>();
  const isAdmin = useRole() === 'Admin';
  const { setFailure } = useRowState();
  const [update, { isPending }] = useUpdate();
  const decidedMeanwhile = useDecidedMeanwhile();
  const [asking, setAsking] = useState(false);
  if (!profile) return null;
  const { id, tName: name } = profile;
  const hasLeft = profile.status === LEFT;

  const meanwhile = ({ current, fields, history }: ConflictError): Promise<string> =>
    decidedMeanwhile('alldetails', new ConflictError({ status: ACTIVE, ...current }, fields, history), name);
  const save = (): void => {
    if (isPending) return;
    setFailure(undefined);
    void update(
      'alldetails',
      { id, data: { status: hasLeft ? ACTIVE : LEFT }, previousData: profile, meta: { read: profile } },
      {
        onSuccess: () => {
          notify(`resources.alldetails.leave.${hasLeft ? 'isBack' : 'hasLeft'}`, {
            type: 'success',
            messageArgs: { name },
          });
          refresh();
        },
        onError: (error: unknown) => void fail(error, { failed: 'resources.alldetails.leave.failed', meanwhile }),
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <>
      <NamedButton
        variant="outlined"
        sx={{ whiteSpace: { lg: 'nowrap' } }}
        label={translate(`resources.alldetails.leave.${hasLeft ? 'back' : 'leave'}`)}
        about={translate('admin.actions.forRecord', { name })}
        aria-disabled={isPending}
        onClick={() => (hasLeft ? save() : setAsking(true))}
      />
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={translate('resources.alldetails.leave.ask', { name })}
        content={
          <>
            <Typography>{translate('resources.alldetails.leave.effect')}</Typography>
            {asking && isAdmin && (
              <>
                <Families title="assigned" filter={{ assignedStaff: id }} />
                <Families title="wished" filter={{ preferredStaff: id }} />
              </>
            )}
          </>
        }
        confirm="resources.alldetails.leave.leave"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={save}
      />
    </>
  );
}

/** Bookings that name the teacher, newest first. */
function Families({ title, filter }: { title: 'assigned' | 'wished'; filter: object }) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Booking>(
    'inbox',
    { filter, pagination: { page: 1, perPage: ENOUGH }, sort: { field: 'createdAt', order: 'DESC' } },
    { onError: () => undefined },
  );
  const words = { smart_count: data?.length ?? 0 };
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <ReadFailure failed="resources.inbox.failed" error={error} refetch={refetch} />
      {data && (
        <Typography component="h3" variant="h3">
          {translate(`resources.alldetails.leave.${data.length > 0 ? title : `${title}None`}`, words)}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {data?.map(({ id, kind, childName, status }) => (
          <li key={id}>
            {kind && (
              <Link component={RouterLink} to={`/${bookingResource(kind)}/${id}/show`}>
                {childName}
              </Link>
            )}
            {` (${translate(`resources.inbox.statuses.${status}`)})`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
