import { Box } from '@mui/material';
import type { SessionNote } from '#contract/goals';
import { shortMoment } from '../../config/formats';
import { SECONDARY_TEXT } from '../../theme/boxes';
import { usePlansTranslate } from '../plans/usePlansTranslate';

/** The words that a note had before somebody replaced them who may not have seen them. */
export function EarlierNotes({ note: { earlier = [], language } }: { note: SessionNote }) {
  const t = usePlansTranslate();
  return earlier.map(({ by, at, forFamily, forTeam }) => (
    <Box key={at} sx={{ mt: 1.5 }}>
      <Box sx={SECONDARY_TEXT}>{t('replacedWords', { by, when: shortMoment(at) })}</Box>
      {[forFamily, forTeam].map(
        (words, place) =>
          words !== undefined && (
            <Box key={place} lang={language} sx={{ whiteSpace: 'pre-line' }}>
              {words}
            </Box>
          ),
      )}
    </Box>
  ));
}
