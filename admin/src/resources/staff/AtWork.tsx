import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useRecordContext } from 'react-admin';
import type { StaffHours, StaffLoad } from '#contract/plans';
import { Section } from '../../ui/Section';
import { PATHS } from '../../paths';
import { CalendarAddress } from './CalendarAddress';
import { CoverDialog } from '../sessions/CoverDialog';
import { hoursOf } from '../plans/days';
import { LinkedAccount } from './LinkedAccount';
import { ReadState } from '../plans/ReadState';
import { useRead, withQuery } from '../plans/requests';
import { TimeOffList } from './TimeOffList';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { WeeklyHours } from './WeeklyHours';
import type { TeacherProfile } from '../../config/teacherProfile';

/** On the page of a teacher profile: when they work, and everything that follows from it. */
export function AtWork() {
  const t = usePlansTranslate();
  const profile = useRecordContext<TeacherProfile>();
  const [isIll, setIll] = useState(false);
  const hours = useRead<StaffHours>(`/staff/${profile?.id}/availability`, profile !== undefined);
  if (!profile) return null;
  return (
    <>
      <Section id="at-work" title={t('atWork')} sx={{ displayPrint: 'none' }}>
        <Load profile={profile.id} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3, alignItems: 'center' }}>
          <Link to={withQuery(PATHS.timetable, { profile: profile.id })} sx={{ mr: 1 }}>
            {t('ownTimetable', { name: profile.tName })}
          </Link>
          {profile.status !== 'left' && (
            <Button variant="outlined" onClick={() => setIll(true)}>
              {t('isIll', { name: profile.tName })}
            </Button>
          )}
        </Box>
        <LinkedAccount profile={profile} />
      </Section>
      <Section id="weekly-hours" title={t('weeklyHours')} lead={t('weeklyHoursLead')} sx={{ displayPrint: 'none' }}>
        <ReadState of={hours} />
        {hours.data && <WeeklyHours key={profile.id} profile={profile.id} read={hours.data} />}
      </Section>
      <Section id="time-off" title={t('timeOff')} lead={t('timeOffLead')} sx={{ displayPrint: 'none' }}>
        <ReadState of={hours} />
        {hours.data && <TimeOffList profile={profile.id} timeOff={hours.data.timeOff} />}
      </Section>
      <Section id="calendar" title={t('calendarAddress')} lead={t('calendarLead')} sx={{ displayPrint: 'none' }}>
        <ReadState of={hours} />
        {hours.data && (
          <CalendarAddress profile={profile.id} name={profile.tName} hasOne={hours.data.calendarAddress === true} />
        )}
      </Section>
      {isIll && <CoverDialog profile={profile.id} tName={profile.tName} onClose={() => setIll(false)} />}
    </>
  );
}

/** How much somebody has to do this week. */
function Load({ profile }: { profile: string }) {
  const t = usePlansTranslate();
  const load = useRead<StaffLoad>(`/staff/${profile}/load`);
  if (!load.data) return <ReadState of={load} />;
  const { children, sessions, freeMinutes } = load.data;
  const parts = [
    t('loadChildren', { smart_count: children }),
    t('loadSessions', { smart_count: sessions }),
    t('loadFree', { hours: hoursOf(freeMinutes) }),
  ];
  return <Typography sx={{ mb: 2 }}>{parts.join(' · ')}</Typography>;
}
