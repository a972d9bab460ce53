import { Box } from '@mui/material';
import FullCalendar, { type EventDropInfo, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import type { Session } from '#contract/plans';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { endOf, weekdayOf } from '../plans/days';
import { backgroundOf, SessionLine } from './SessionLink';
import type { HolidayNames } from '../plans/useHolidays';
import { COLOURS, useCalendar, WITH_HOURS } from '../plans/useCalendar';
import { useMoveByDrag } from './useMoveByDrag';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { dayWord, PLACE_WORDS, sessionStatusText, sessionWord, weekdayWord } from '../plans/words';

export interface CalendarProps {
  view: 'week' | 'month';
  /** The first day that is shown. */
  first: string;
  sessions: readonly Session[];
  holidays: HolidayNames;
  linkTo: (session: string) => string;
  onOpen: (session: string) => void;
}

const PLUGINS = [timeGrid, dayGrid, interaction, classic];
const VIEWS = { week: 'timeGridWeek', month: 'dayGridMonth' } as const;
/** The hours that are shown even if nothing is planned in them: a session can be dropped there. */
const [EARLIEST, LATEST] = ['08:00', '18:00'];

const ROOM = {
  ...COLOURS,
  // The name of a holiday takes several lines.
  '& [role="columnheader"], & [role="columnheader"] *': { whiteSpace: 'normal', textAlign: 'center' },
  // A week fits on a sheet, and no line of a quarter goes through its words.
  '@media print': { zoom: 0.58, '#root & a span': { backgroundColor: '#fff !important' } },
} as const;

interface Shown {
  readonly session: Session;
}

const toEvent = (session: Session, url: string): EventInput => ({
  id: session._id,
  url,
  title: session.childName,
  start: `${session.day}T${session.at}:00Z`,
  end: `${session.day}T${endOf(session)}:00Z`,
  editable: session.status === 'planned',
  extendedProps: { session } satisfies Shown,
});

function whenOf(start: Date) {
  const text = start.toISOString();
  return { day: text.slice(0, 10), at: text.slice(11, 16) };
}

/**
 * A week or a month as a calendar. A session that is dragged is moved with the checks of its dialog; every session is a
 * link that opens the dialog, which moves it from the keyboard.
 */
export function SessionCalendar({ view, first, sessions, holidays, linkTo, onOpen }: CalendarProps) {
  const t = usePlansTranslate();
  const calendar = useCalendar('timetable', (day) =>
    view === 'month'
      ? weekdayWord(t, weekdayOf(day))
      : [dayWord(t, day), holidays.get(day)].filter(Boolean).join(' · '),
  );
  const { move, note } = useMoveByDrag();
  const drop = ({ event, revert }: EventDropInfo): void => {
    // What is shown follows the answer: a session that cannot be moved stays where it was.
    revert();
    if (event.start) move((event.extendedProps as Shown).session, whenOf(event.start));
  };
  const times = sessions.flatMap((session) => [session.at, endOf(session)]).toSorted();
  const [begin = EARLIEST] = [EARLIEST, ...times].toSorted();
  return (
    <Box sx={ROOM}>
      {note}
      <FullCalendar
        // The calendar takes its date, and the names of its days, when it is made.
        key={`${view} ${first} ${holidays.size}`}
        {...calendar}
        {...WITH_HOURS}
        plugins={PLUGINS}
        initialView={VIEWS[view]}
        initialDate={first}
        // Only the sessions of the month are asked for.
        showNonCurrentDates={false}
        fixedWeekCount={false}
        dayCellTopContent={({ date, text }) => (
          <Box component="span" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {[text, holidays.get(whenOf(date).day)].filter(Boolean).join(' · ')}
          </Box>
        )}
        allDayText={t('week')}
        slotMinTime={begin}
        slotMaxTime={[LATEST, ...times].toSorted().at(-1) ?? LATEST}
        // High enough for the three lines of an hour.
        slotDuration="00:15"
        slotHeaderInterval="01:00"
        eventInteractive
        // A month would put a dot before each session.
        eventDisplay="block"
        eventColor="transparent"
        eventDurationEditable={false}
        slotEventOverlap={false}
        events={sessions.map((session) => toEvent(session, linkTo(session._id)))}
        eventContent={({ event, isShort }) => {
          const { session } = event.extendedProps as Shown;
          return (
            <Box
              component="span"
              title={[
                sessionWord(t, session),
                sessionStatusText(t, session),
                session.tName,
                t(PLACE_WORDS[session.place]),
              ].join(' · ')}
              sx={{
                display: 'block',
                height: '100%',
                // The line of a quarter of an hour is as high as its box.
                px: 0.5,
                border: 1,
                borderColor: session.unresolved ? 'error.main' : 'divider',
                borderRadius: 1,
                bgcolor: backgroundOf(session),
                color: 'text.primary',
                // The calendar's own letters are smaller in a month: the child's name would be smaller than what is below it.
                fontSize: '1rem',
                lineHeight: 1.25,
                whiteSpace: isShort ? 'nowrap' : 'normal',
                overflowWrap: 'anywhere',
                overflow: 'hidden',
                // A container has no width of its own: in a month it is a flex item.
                flexGrow: 1,
                containerType: 'inline-size',
                // Where several are at one time, there is room for who it is: the hours are those beside it.
                '@container (max-width: 80px)': { strong: visuallyHidden },
              }}
            >
              {/* While it is dragged, the time at which it would land. */}
              <SessionLine session={{ ...session, ...(event.start && whenOf(event.start)) }} />
            </Box>
          );
        }}
        eventClick={({ event, jsEvent }) => {
          // A new tab is the browser's affair.
          if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
          jsEvent.preventDefault();
          onOpen(event.id);
        }}
        eventDrop={drop}
      />
    </Box>
  );
}
