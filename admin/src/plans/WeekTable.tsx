import Box from '@mui/material/Box';
import { useState, type DragEvent } from 'react';
import type { Session } from '#contract/plans';
import { today } from '../fields/formats';
import { visuallyHidden } from '../theme/visuallyHidden';
import { daysFrom, grouped } from './days';
import { SESSION_DRAG, SessionLink } from './SessionLink';
import type { HolidayNames } from './useHolidays';
import { useMoveByDrag } from './useMoveByDrag';
import { useSay } from './useSay';
import { dayWord } from './words';

interface Props {
  /** Its Monday. */
  first: string;
  sessions: readonly Session[];
  holidays: HolidayNames;
  linkTo: (session: string) => string;
}

/** The hours that are shown even if nothing is planned in them: a session can be dropped there. */
const [FIRST_HOUR, LAST_HOUR] = [8, 17];
const hourOf = ({ at }: Pick<Session, 'at'>): number => Number(at.slice(0, 2));

function hoursOf(sessions: readonly Session[]): number[] {
  const hours = [FIRST_HOUR, LAST_HOUR, ...sessions.map(hourOf)];
  const first = Math.min(...hours);
  return Array.from({ length: Math.max(...hours) - first + 1 }, (_, place) => first + place);
}

/** A week: a column for each day, a row for each hour. A session that is dragged keeps its minutes past the hour. */
export function WeekTable({ first, sessions, holidays, linkTo }: Props) {
  const say = useSay();
  const days = daysFrom(first, 7);
  const { move, note } = useMoveByDrag();
  const [over, setOver] = useState<string>();
  const here = today();
  const cells = grouped(sessions, (session) => `${session.day} ${hourOf(session)}`);
  const drop = (event: DragEvent, day: string, hour: number): void => {
    event.preventDefault();
    setOver(undefined);
    const session = sessions.find(({ _id }) => _id === event.dataTransfer.getData(SESSION_DRAG));
    if (session) move(session, { day, at: `${String(hour).padStart(2, '0')}${session.at.slice(2)}` });
  };
  return (
    <>
      {note}
      <Box role="region" aria-label={say('week')} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          sx={{
            width: '100%',
            minWidth: 840,
            borderCollapse: 'collapse',
            tableLayout: 'fixed',
            '& th, & td': { border: 1, borderColor: 'divider', p: 0.5, verticalAlign: 'top', textAlign: 'left' },
            '& tr': { breakInside: 'avoid' },
          }}
        >
          <Box component="caption" sx={visuallyHidden}>
            {say('weekCaption')}
          </Box>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ width: 64 }}>
                {say('time')}
              </Box>
              {days.map((day) => (
                <Box key={day} component="th" scope="col" sx={{ bgcolor: day === here ? 'var(--sun)' : 'var(--mist)' }}>
                  {dayWord(say, day)}
                  <Box sx={{ fontWeight: 400, fontSize: '0.9375rem' }}>{holidays.get(day)}</Box>
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {hoursOf(sessions).map((hour) => (
              <tr key={hour}>
                <th scope="row">{`${String(hour).padStart(2, '0')}:00`}</th>
                {days.map((day) => {
                  const cell = `${day} ${hour}`;
                  return (
                    <Box
                      key={day}
                      component="td"
                      sx={over === cell ? { bgcolor: 'var(--sun)' } : {}}
                      onDragOver={(event: DragEvent) => {
                        event.preventDefault();
                        if (over !== cell) setOver(cell);
                      }}
                      onDragLeave={() => setOver(undefined)}
                      onDrop={(event: DragEvent) => drop(event, day, hour)}
                    >
                      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
                        {cells.get(cell)?.map((session) => (
                          <li key={session._id}>
                            <SessionLink
                              session={session}
                              to={linkTo(session._id)}
                              draggable={session.status === 'planned'}
                            />
                          </li>
                        ))}
                      </Box>
                    </Box>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}
