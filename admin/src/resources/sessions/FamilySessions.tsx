import { Typography } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { today } from '../../config/formats';
import { Section } from '../../ui/Section';
import { PATHS } from '../../paths';
import { DatedSessions } from './SessionList';
import { daysLater } from '../plans/days';
import { ReadState } from '../plans/ReadState';
import { useSessions, withQuery } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';

const NEXT = 8;
const LAST = 4;
const NOT_CANCELLED = ['planned', 'held', 'absent'];

/** On the page of a family: the next and the last sessions of its children. */
export function FamilySessions() {
  const t = usePlansTranslate();
  const family = String(useRecordContext()?.id);
  const next = useSessions({ family, since: today(), status: NOT_CANCELLED }, { most: NEXT });
  const last = useSessions({ family, until: daysLater(today(), -1) }, { most: LAST, latest: true });
  return (
    <Section id="sessions" title={t('sessions')}>
      <ReadState of={[next, last]} />
      {next.data?.length === 0 && <Typography>{t('noNextSessions')}</Typography>}
      {next.data && next.data.length > 0 && <DatedSessions sessions={next.data} label={t('nextSessions')} />}
      {last.data && last.data.length > 0 && (
        <>
          <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 1 }}>
            {t('lastSessions')}
          </Typography>
          <DatedSessions sessions={last.data} label={t('lastSessions')} />
        </>
      )}
      <Link to={withQuery(PATHS.timetable, { family })} sx={{ display: 'inline-block', mt: 2, displayPrint: 'none' }}>
        {t('familyTimetable')}
      </Link>
    </Section>
  );
}
