import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import { useDebounced } from '../../hooks/useDebounced';
import { ChoiceField, FieldRow, PlaceField, StaffField, TextField } from '../plans/inputs';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { OPEN_LISTS, TIMETABLE_VIEWS, type TimetableState } from './useTimetable';
import { showPath } from '../../config/recordPage';

/** What the timetable shows, and of whom. */
export function TimetableFilters({ table }: { table: TimetableState }) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const all = translate('admin.list.all');
  const { view, only, profile, place, family, set } = table;
  return (
    <Box role="search" aria-label={translate('admin.list.filters')} sx={{ displayPrint: 'none', maxWidth: 1100 }}>
      <FieldRow>
        <ChoiceField
          label={t('show')}
          value={view === 'open' ? only : view}
          onChange={(what) =>
            set(OPEN_LISTS.some((list) => list === what) ? { view: 'open', only: what } : { view: what, only: '' })
          }
          choices={[
            ...TIMETABLE_VIEWS.filter((one) => one !== 'open').map((one) => ({ value: one, label: t(one) })),
            ...OPEN_LISTS.map((one) => ({ value: one, label: t(one) })),
          ]}
        />
        <StaffField label={t('teacher')} noneLabel={all} value={profile} onChange={(id) => set({ profile: id })} />
        <PlaceField label={t('place')} noneLabel={all} value={place} onChange={(one) => set({ place: one })} />
        <SearchField table={table} />
      </FieldRow>
      {family !== '' && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Link to={showPath('family-list', family)}>{t('onlyOneFamily')}</Link>
          <Button size="small" onClick={() => set({ family: '' })}>
            {t('allFamilies')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function SearchField({ table: { q, set } }: { table: TimetableState }) {
  const t = usePlansTranslate();
  const [typed, setTyped] = useState(q);
  const asked = useDebounced(typed.trim());
  // Only what was typed is sent: the address may have been changed by a link.
  const sent = useRef(q);
  useEffect(() => {
    if (asked !== sent.current) set({ q: asked });
    sent.current = asked;
  }, [asked, set]);
  // A link that asks for something else changes the field too.
  const [shown, setShown] = useState(q);
  if (q !== shown) {
    setShown(q);
    if (q !== asked) setTyped(q);
  }
  return <TextField label={t('search')} value={typed} onChange={setTyped} />;
}
