import { Alert, Box, Button } from '@mui/material';
import { Group, MinutesField, TimeField, WeekdayField, WeekdayRow } from '../plans/inputs';
import { NEW_ROW, type PatternRow } from './plan';
import { usePlansTranslate } from '../plans/usePlansTranslate';

const MOST_ROWS = 7;

interface Props {
  rows: readonly PatternRow[];
  onChange: (rows: readonly PatternRow[]) => void;
  error: string | undefined;
  /** One session: its day is known. */
  single: boolean;
}

/** Weekdays and times of a series. */
export function PatternRows({ rows, onChange, error, single }: Props) {
  const t = usePlansTranslate();
  const shown = single ? rows.slice(0, 1) : rows;
  const change = (place: number, changed: Partial<PatternRow>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...changed } : row)));
  return (
    <Group title={t(single ? 'timeOfDay' : 'weekdaysAndTimes')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {shown.map((row, place) => (
          <WeekdayRow
            key={place}
            weekday={single ? undefined : row.weekday}
            at={row.at}
            onRemove={shown.length > 1 ? () => onChange(rows.filter((_, at) => at !== place)) : undefined}
          >
            {!single && (
              <WeekdayField
                label={t('weekday')}
                value={row.weekday}
                onChange={(weekday) => change(place, { weekday })}
              />
            )}
            <TimeField label={t('time')} value={row.at} onChange={(at) => change(place, { at })} />
            <MinutesField label={t('length')} value={row.minutes} onChange={(minutes) => change(place, { minutes })} />
          </WeekdayRow>
        ))}
      </Box>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      {!single && rows.length < MOST_ROWS && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => onChange([...rows, rows.at(-1) ?? NEW_ROW])}>
          {t('addWeekday')}
        </Button>
      )}
    </Group>
  );
}
