import { Box } from '@mui/material';
import FullCalendar, { type EventInput } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import type { WorkingHours } from '#contract/plans';
import { daysLater, weekdayOf } from '../plans/days';
import { COLOURS, useCalendar, WITH_HOURS } from '../plans/useCalendar';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { weekdayWord } from '../plans/words';

export interface WeekProps {
  rows: readonly WorkingHours[];
  onAdd: (hours: WorkingHours) => void;
  /** Hours that were dragged to another day or time, or made longer or shorter. */
  onMove: (from: WorkingHours, to: WorkingHours) => void;
  onRemove: (hours: WorkingHours) => void;
}

const PLUGINS = [timeGrid, interaction, classic];
/** Any week: only its weekdays and times are shown. */
const MONDAY = '2001-01-01';
const [EARLIEST, LATEST] = ['07:00', '19:00'];

const toEvent = (row: WorkingHours): EventInput => {
  const day = daysLater(MONDAY, row.weekday - 1);
  return {
    id: `${row.weekday} ${row.from}`,
    start: `${day}T${row.from}:00Z`,
    end: `${day}T${row.to}:00Z`,
    extendedProps: { row },
  };
};

function hoursOf(start: Date, end: Date): WorkingHours {
  const time = (date: Date) => date.toISOString().slice(11, 16);
  return { weekday: start.getUTCDay() || 7, from: time(start), to: time(end) };
}

/** Weekly hours as a week in which they are drawn, moved, made longer and taken out. The rows beside it do the same. */
export function WeekCalendar({ rows, onAdd, onMove, onRemove }: WeekProps) {
  const t = usePlansTranslate();
  const calendar = useCalendar('weekOfHours', (day) => weekdayWord(t, weekdayOf(day)));
  const given = rows.filter(({ from, to }) => from !== '' && from < to);
  const changed = (event: { start: Date | null; end: Date | null; extendedProps: object }): void => {
    const { row } = event.extendedProps as { row: WorkingHours };
    if (event.start && event.end) onMove(row, hoursOf(event.start, event.end));
  };
  return (
    // Seven days with their names need more room than a phone has.
    <Box role="region" tabIndex={0} aria-label={t('weekOfHours')} sx={{ width: '100%', overflowX: 'auto' }}>
      <Box sx={{ ...COLOURS, minWidth: 700 }}>
        <FullCalendar
          {...calendar}
          {...WITH_HOURS}
          plugins={PLUGINS}
          initialView="timeGridWeek"
          initialDate={MONDAY}
          slotMinTime={[EARLIEST, ...given.map(({ from }) => from)].toSorted()[0] ?? EARLIEST}
          slotMaxTime={[LATEST, ...given.map(({ to }) => to)].toSorted().at(-1) ?? LATEST}
          slotDuration="00:30"
          slotHeaderInterval="02:00"
          selectable
          selectMirror
          selectLongPressDelay={300}
          editable
          eventResizableFromStart
          eventInteractive={false}
          eventColor="var(--leaf)"
          events={given.map(toEvent)}
          select={({ start, end, view }) => {
            const hours = hoursOf(start, end);
            view.calendar.unselect();
            // Not across midnight.
            if (hours.from < hours.to) onAdd(hours);
          }}
          eventDrop={({ event }) => changed(event)}
          eventResize={({ event }) => changed(event)}
          eventClick={({ event }) => onRemove((event.extendedProps as { row: WorkingHours }).row)}
          eventContent={({ event }) => {
            const { from, to } = (event.extendedProps as { row?: WorkingHours }).row ?? {
              from: event.start?.toISOString().slice(11, 16),
              to: event.end?.toISOString().slice(11, 16),
            };
            return (
              <Box component="span" sx={{ p: 0.5, color: 'text.primary', fontSize: '0.875rem' }}>
                {`${from}–${to}`}
              </Box>
            );
          }}
        />
      </Box>
    </Box>
  );
}
