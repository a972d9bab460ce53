import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Mood } from '#contract/goals';
import { Section } from '../../ui/Section';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { EarlierNotes } from '../sessions/EarlierNotes';
import { ReadState } from '../plans/ReadState';
import { useSessions } from '../plans/requests';
import { type PlanText, usePlansTranslate } from '../plans/usePlansTranslate';
import { dayWord } from '../plans/words';

const MOOD_WORDS: Record<Mood, PlanText> = {
  1: 'moodHard',
  2: 'moodMixed',
  3: 'moodGood',
  4: 'moodGreat',
};
const ENOUGH = 40;

/** What staff have written after the sessions of a booking, newest first. */
export function NotesOfSessions({ booking }: { booking: string }) {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const held = useSessions({ booking, status: 'held' }, { most: ENOUGH, latest: true });
  const noted = held.data?.flatMap(({ _id, day, note }) => (note ? [{ _id, day, note }] : [])) ?? [];
  if (noted.length === 0 && !held.error) return null;
  return (
    <Section id="session-notes" title={t('sessionNotes')}>
      {held.error && <ReadState of={held} />}
      <Box component="ol" sx={{ ...PLAIN_LIST, gap: 1.5 }}>
        {noted.map(({ _id, day, note }) => (
          <Box key={_id} component="li" sx={BORDERED_ITEM}>
            <Box sx={SECONDARY_TEXT}>{[dayWord(t, day), t(MOOD_WORDS[note.mood]), note.by].join(' · ')}</Box>
            {note.forFamily !== undefined && (
              <Box>
                <strong>{t('noteForFamily')}:</strong>{' '}
                <span lang={note.language} style={{ whiteSpace: 'pre-line' }}>
                  {note.forFamily}
                </span>{' '}
                <Box component="span" sx={SECONDARY_TEXT}>
                  {`(${translate(`messages.languages.${note.language}`)})`}
                </Box>
              </Box>
            )}
            {note.forTeam !== undefined && (
              <Box>
                <strong>{t('noteForTeam')}:</strong>{' '}
                <span lang={note.language} style={{ whiteSpace: 'pre-line' }}>
                  {note.forTeam}
                </span>
              </Box>
            )}
            <EarlierNotes note={note} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
