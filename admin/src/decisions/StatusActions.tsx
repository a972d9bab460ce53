import { Box, Stack } from '@mui/material';
import type { SubmitEvent, ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { NamedButton } from '../ui/NamedButton';
import { useReturnFocus, useRowState } from '../ui/rowState';
import { useRecordName } from '../ui/useRecordName';
import { formId, type WithStatus } from './statuses';
import { useSaveStatus } from './useSaveStatus';

/** Beside each other, as many as fit. */
const ROW = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  gap: 0.5,
  '& .MuiIconButton-root': { p: 0 },
  '& .MuiButton-root': { whiteSpace: 'nowrap', px: { xs: 0.75, lg: 1.25 }, minWidth: 44 },
} as const;

interface Props {
  /** Change Status is beside the status: `StatusField` with `changeable`. */
  openedThere?: true;
  onSaved?: () => void;
  children?: ReactNode;
}

/** Change Status, then Save and Cancel; the row's other actions are hidden meanwhile. */
export function StatusActions({ openedThere, onSaved, children }: Props) {
  const translate = useTranslate();
  const record = useRecordContext<WithStatus>();
  const name = useRecordName();
  const about = translate('admin.actions.statusFor', { name });
  const { mode, setMode } = useRowState();
  const { save, saving, isSaving } = useSaveStatus(onSaved);
  const opener = useReturnFocus('status');

  if (!record) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What is chosen stays to be saved.
    if (isSaving) return;
    const status = new FormData(event.currentTarget).get('status');
    setMode(undefined);
    if (typeof status === 'string') save(status);
  };

  if (mode === 'status') {
    return (
      <Stack
        component="form"
        id={formId(record)}
        onSubmit={submit}
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        <NamedButton
          type="submit"
          variant="contained"
          label={translate('ra.action.save')}
          about={about}
          aria-disabled={isSaving}
        />
        <NamedButton
          variant="outlined"
          label={translate('ra.action.cancel')}
          about={about}
          onClick={() => setMode(undefined)}
        />
      </Stack>
    );
  }
  return (
    <Box sx={ROW}>
      {!openedThere && record.consentWithdrawnAt === undefined && (
        <NamedButton
          ref={opener}
          variant="outlined"
          label={translate(saving === undefined ? 'admin.actions.changeStatus' : 'admin.actions.saving')}
          about={translate('admin.actions.forRecord', { name })}
          aria-disabled={isSaving}
          onClick={() => setMode('status')}
        />
      )}
      {children}
    </Box>
  );
}
