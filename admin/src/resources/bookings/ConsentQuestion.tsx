import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Language, LANGUAGES } from '#contract/languages';

/** Read aloud to the caller, so nobody has to translate a question of law on the phone. */
const QUESTION: Readonly<Record<Language, string>> = {
  en: 'Are you the parent or legal guardian of this child? We keep what you tell us about you and your child, to answer your request. Do you agree?',
  si: 'ඔබ මේ දරුවාගේ මව, පියා හෝ නීත්‍යානුකූල භාරකරුද? ඔබේ ඉල්ලීමට පිළිතුරු දීමට, ඔබ සහ ඔබේ දරුවා ගැන අපට කියන දේ අපි තබා ගනිමු. ඔබ එකඟද?',
  ta: 'நீங்கள் இந்தப் பிள்ளையின் பெற்றோர் அல்லது சட்டப்பூர்வ பாதுகாவலரா? உங்கள் கோரிக்கைக்குப் பதில் அளிக்க, உங்களையும் உங்கள் பிள்ளையையும் பற்றி நீங்கள் சொல்வதை வைத்திருப்போம். சம்மதிக்கிறீர்களா?',
};

/** The question of consent in all languages, the caller's in large letters, with the privacy notice to send. */
export function ConsentQuestion() {
  const translate = useTranslate();
  const spoken: unknown = useWatch({ name: 'language' });
  return (
    <Box component="section" aria-labelledby="consent-question" sx={{ mt: 2, maxWidth: 900 }}>
      <Typography id="consent-question" component="h2" variant="h3" sx={{ mb: 1 }}>
        {translate('addBooking.agreement')}
      </Typography>
      {LANGUAGES.map((language) => (
        <Box key={language} sx={{ mb: 1.5 }}>
          <Box lang={language} sx={language === spoken ? { fontSize: '1.25rem', fontWeight: 700 } : {}}>
            {QUESTION[language]}
          </Box>
          <Link href={language === 'en' ? '/privacy' : `/${language}/privacy`} target="_blank" rel="noopener">
            {translate('addBooking.notice', { language: translate(`messages.languages.${language}`) })}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
