import { NativeSelect, OutlinedInput, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { type RaRecord, useNotify, useRecordContext, useResourceContext, useTranslate, useUpdate } from 'react-admin';
import { ASSIGNMENT_FIELDS } from '#contract/bookings';
import { moment } from '../../config/formats';
import { useStaff } from '../../fields/useStaff';
import { NamedButton } from '../../ui/NamedButton';
import { useRowState } from '../../ui/rowState';
import { useMutationFailure } from '../../ui/useMutationFailure';
import { useRecordName } from '../../ui/useRecordName';
import type { ConflictError } from '../../providers/conflict';
import { replaceCached } from '../../providers/queryClient';
import { useSaveStatus } from '../../decisions/useSaveStatus';
import { useWhoChanged } from '../../audit/useWhoChanged';
import { type Booking, STATUSES } from './booking';

const APPROVE = 'approve ';

/**
 * The assigned teacher. A choice made by pointer is saved at once, with an approval if that was chosen. Arrow keys only
 * select, because they pass over other choices; a button saves.
 */
export function AssignField() {
  const translate = useTranslate();
  const booking = useRecordContext<Booking>();
  const name = useRecordName();
  const { saving } = useRowState();
  const assign = useAssign();
  const staff = useStaff({ ...booking, chosen: booking?.assignedStaff });
  const isByKey = useRef(false);
  const [selected, setSelected] = useState<string>();
  if (!booking) return null;

  const assigned = saving && 'assignedStaff' in saving ? saving['assignedStaff'] : booking.assignedStaff;
  const choose = (value: string): void => {
    setSelected(undefined);
    assign(value.replace(APPROVE, ''), value.startsWith(APPROVE));
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    isByKey.current = true;
    if (key === 'Escape') setSelected(undefined);
  };
  return (
    <>
      <NativeSelect
        input={
          <OutlinedInput
            size="small"
            fullWidth
            sx={{
              minWidth: { xs: 130, lg: 116 },
              '&& select': { pl: { lg: 0.75 }, pr: { lg: 3 } },
              // "Nobody yet" is one long word.
              '&& select:lang(ta)': { pl: { lg: 0.5 }, pr: { lg: 2.5 }, fontSize: { lg: '0.8125rem' } },
            }}
          />
        }
        // Nothing is changed then.
        disabled={booking.consentWithdrawnAt !== undefined}
        value={selected ?? assigned ?? ''}
        inputProps={{ 'aria-label': translate('admin.staff.for', { name }) }}
        onKeyDown={onKeyDown}
        onPointerDown={() => (isByKey.current = false)}
        onChange={({ target }) => (isByKey.current ? setSelected(target.value) : choose(target.value))}
      >
        <option value="">{translate('admin.staff.nobody')}</option>
        {staff.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {booking.status === STATUSES.waiting && (
          <optgroup label={translate('admin.staff.approveAndAssign')}>
            {staff.map(({ value, label }) => (
              <option key={value} value={APPROVE + value}>
                {translate('admin.staff.approved', { label })}
              </option>
            ))}
          </optgroup>
        )}
      </NativeSelect>
      {selected !== undefined && (
        <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
          <NamedButton
            variant="contained"
            label={translate('ra.action.save')}
            about={translate('admin.staff.for', { name })}
            onClick={() => choose(selected)}
          />
          <NamedButton
            variant="outlined"
            label={translate('ra.action.cancel')}
            about={translate('admin.staff.for', { name })}
            onClick={() => setSelected(undefined)}
          />
        </Stack>
      )}
    </>
  );
}

function useAssign() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const fail = useMutationFailure(ASSIGNMENT_FIELDS);
  const resource = useResourceContext() ?? '';
  const booking = useRecordContext<Booking>();
  const name = useRecordName();
  const { setFailure, saving, setSaving } = useRowState();
  const { save } = useSaveStatus(undefined, ASSIGNMENT_FIELDS);
  const [update] = useUpdate();
  const whoChanged = useWhoChanged();
  const staff = useStaff({ chosen: booking?.assignedStaff });
  const teacher = (id: unknown): string =>
    staff.find(({ value }) => value === id)?.name ?? translate('admin.staff.nobody');
  const conflictText = async (conflict: ConflictError, mine: string): Promise<string> => {
    const { current } = conflict;
    const change = await whoChanged(conflict, ({ fields }) => fields.includes('assignedStaff')).catch(() => ({
      who: translate('admin.conflict.somebody'),
      moment: moment(String(current.updatedAt)),
    }));
    return translate('admin.staff.conflict', {
      ...change,
      name,
      teacher: teacher(current.assignedStaff),
      mine: teacher(mine),
    });
  };
  return (assignedStaff: string, isApproved: boolean): void => {
    if (!booking || saving) return;
    const data = { assignedStaff: assignedStaff === '' ? null : assignedStaff };
    if (isApproved) {
      save('Approved', data);
      return;
    }
    setFailure(undefined);
    setSaving(data);
    void update(
      resource,
      { id: booking.id, data, previousData: booking, meta: { read: booking } },
      {
        onSuccess: (assigned: RaRecord) => {
          notify('admin.staff.saved', { type: 'success', messageArgs: { name } });
          replaceCached(queries, resource, assigned);
        },
        onError: (error: unknown) =>
          void fail(error, {
            failed: 'admin.staff.failed',
            meanwhile: (conflict) => conflictText(conflict, assignedStaff),
          }),
        onSettled: () => setSaving(undefined),
      },
    );
  };
}
