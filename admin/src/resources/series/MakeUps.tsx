import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { Section } from '../../ui/Section';
import type { Booking } from '../bookings/booking';
import { ReadState } from '../plans/ReadState';
import { useSessions } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { sessionWord } from '../plans/words';

interface Props {
  booking: Booking;
  chosen: string;
  onChoose: (session: string) => void;
}

/** The sessions that are owed to the child; a single one can make up for each. */
export function MakeUps({ booking, chosen, onChoose }: Props) {
  const t = usePlansTranslate();
  const { family, child, id } = booking;
  const sessions = useSessions({ owed: true, ...(family === undefined ? { booking: id } : { family }) });
  if (!sessions.data) {
    return (
      sessions.error && (
        <Section id="owed" title={t('owedTitle')}>
          <ReadState of={sessions} />
        </Section>
      )
    );
  }
  const owed = sessions.data.filter((session) => child === undefined || session.child === child);
  // One that is owed no longer has to be given up before anything is planned.
  if (owed.length === 0 && chosen === '') return null;
  return (
    <Section id="owed" title={t('owedTitle')} lead={t('owedLead', { smart_count: owed.length })}>
      <Box sx={{ display: 'grid' }}>
        <RadioGroup aria-labelledby="owed" value={chosen} onChange={(_, session) => onChoose(session)}>
          <FormControlLabel value="" control={<Radio />} label={t('noMakeUp')} />
          {owed.map((session) => (
            <FormControlLabel
              key={session._id}
              value={session._id}
              control={<Radio />}
              label={t('makeUpFor', { session: sessionWord(t, session) })}
            />
          ))}
        </RadioGroup>
      </Box>
    </Section>
  );
}
