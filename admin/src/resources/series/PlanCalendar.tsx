import { Box, Button } from '@mui/material';
import FullCalendar, { type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import classic from '@fullcalendar/react/themes/classic';
import { useState } from 'react';
import type { SeriesPreview } from '#contract/plans';
import { day as written } from '../../config/formats';
import { daysLater, monthOf, weekdayOf } from '../plans/days';
import { COLOURS, useCalendar } from '../plans/useCalendar';
import { type PlansTranslate, usePlansTranslate } from '../plans/usePlansTranslate';
import { OBSTACLE_WORDS, obstaclesText, timeWord, weekdayWord } from '../plans/words';

export interface PlanCalendarProps {
  plan: SeriesPreview;
}

const PLUGINS = [dayGrid, classic];

interface Entry {
  readonly day: string;
  readonly text: string;
  readonly colour: string;
}

/** What is written into the days: colours say nothing that the words do not. */
function entriesOf(t: PlansTranslate, { sessions, skipped }: SeriesPreview): Entry[] {
  const planned = sessions.map((session): Entry => {
    const { day, warnings, clash } = session;
    const colour = clash ? 'error.main' : warnings.length > 0 ? 'warning.main' : 'secondary.main';
    return { day, text: [timeWord(session), obstaclesText(t, session)].filter(Boolean).join(' '), colour };
  });
  const left = skipped.map(({ day, why }): Entry => ({
    day,
    text: t('leftOut', { why: t(OBSTACLE_WORDS[why]) }),
    colour: 'divider',
  }));
  return [...planned, ...left];
}

const toEvent = (entry: Entry): EventInput => ({ start: entry.day, allDay: true, extendedProps: { entry } });

/** A series before it is made, month by month. The list beside it says the same, and allows days with a reason. */
export function PlanCalendar({ plan }: PlanCalendarProps) {
  const t = usePlansTranslate();
  const calendar = useCalendar('daysOnCalendar', (day) => weekdayWord(t, weekdayOf(day)));
  const [day, setDay] = useState('');
  const days = [...plan.sessions, ...plan.skipped].map((one) => one.day).toSorted();
  const [begin = '', end = ''] = [days[0], days.at(-1)];
  if (begin === '' || end === '') return null;
  // What is typed above may move the series away from the month that was shown.
  const { first, last } = monthOf(day < begin || day > monthOf(end).last ? begin : day);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <strong role="status">{`${written(first)} – ${written(last)}`}</strong>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" disabled={first <= begin} onClick={() => setDay(daysLater(first, -1))}>
            {t('monthBefore')}
          </Button>
          <Button variant="outlined" disabled={last >= end} onClick={() => setDay(daysLater(last, 1))}>
            {t('monthAfter')}
          </Button>
        </Box>
      </Box>
      {/* Seven days with their words need more room than a phone has. */}
      <Box role="region" tabIndex={0} aria-label={t('daysOnCalendar')} sx={{ overflowX: 'auto' }}>
        <Box sx={{ ...COLOURS, minWidth: 560 }}>
          <FullCalendar
            // The calendar takes its date when it is made.
            key={first}
            {...calendar}
            plugins={PLUGINS}
            initialView="dayGridMonth"
            initialDate={first}
            showNonCurrentDates={false}
            fixedWeekCount={false}
            editable={false}
            eventInteractive={false}
            eventColor="transparent"
            events={entriesOf(t, plan).map(toEvent)}
            eventContent={({ event }) => {
              const { text, colour } = (event.extendedProps as { entry: Entry }).entry;
              return (
                <Box
                  component="span"
                  sx={{
                    display: 'block',
                    p: 0.5,
                    border: 1,
                    borderLeft: 4,
                    borderColor: colour,
                    borderRadius: 1,
                    bgcolor: 'background.paper',
                    color: 'text.primary',
                    fontSize: '0.8125rem',
                    whiteSpace: 'normal',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {text}
                </Box>
              );
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}
