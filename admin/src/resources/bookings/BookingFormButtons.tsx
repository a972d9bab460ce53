import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { NamedButton } from '../../list/NamedButton';
import { useRecordName } from '../../list/useRecordName';
import { useRowState } from '../../list/rowState';

export function BookingFormButtons({ saving }: { saving: boolean }) {
  const translate = useTranslate();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  const { setMode } = useRowState();
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
      <NamedButton
        type="submit"
        variant="contained"
        label={translate(saving ? 'admin.actions.saving' : 'admin.actions.save')}
        about={about}
        aria-disabled={saving}
      />
      <NamedButton
        variant="outlined"
        label={translate('admin.actions.cancel')}
        about={about}
        onClick={() => setMode(undefined)}
      />
    </Stack>
  );
}
