import { Alert, Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import type { BookingKind } from '#contract/bookings';
import type { Match } from '#contract/plans';
import { StaffFailure } from '../../fields/useStaff';
import { Disclosure } from '../../ui/Disclosure';
import { SECONDARY_TEXT } from '../../theme/boxes';
import { hoursOf } from '../plans/days';
import { StaffField } from '../plans/inputs';
import { ReadState } from '../plans/ReadState';
import { useRead } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { MISSING_WORDS, REASON_WORDS } from '../plans/words';

interface Props {
  kind: BookingKind;
  booking: string;
  value: string;
  onChange: (profile: string) => void;
  error: string | undefined;
}

/** Who could teach, best first, with the reasons for and against. Anybody else can be chosen below. */
export function ChooseTeacher({ kind, booking, value, onChange, error }: Props) {
  const t = usePlansTranslate();
  const matches = useRead<Match[]>(`/${kind}/matches/${booking}`);
  const { data = [] } = matches;
  const others = data.filter(({ missing, wished }) => missing.includes('role') && !wished);
  const fitting = data.filter((match) => !others.includes(match));
  return (
    <>
      <ReadState of={matches} failed="plans.matchesFailed" />
      {matches.isSuccess && data.length === 0 && <Box sx={{ mb: 2 }}>{t('noMatches')}</Box>}
      <RadioGroup aria-label={t('whoTeaches')} value={value} onChange={(_, profile) => onChange(profile)}>
        {fitting.map((match) => (
          <Choice key={match.profile} match={match} />
        ))}
        {others.length > 0 && (
          <Disclosure
            title={t('othersPassedOver', { smart_count: others.length })}
            open={others.some(({ profile }) => profile === value)}
          >
            {others.map((match) => (
              <Choice key={match.profile} match={match} />
            ))}
          </Disclosure>
        )}
      </RadioGroup>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Box sx={{ maxWidth: 360, mt: 1, display: 'grid' }}>
        <StaffField label={t('anyTeacher')} noneLabel={t('nobodyYet')} value={value} onChange={onChange} />
        <StaffFailure />
      </Box>
    </>
  );
}

function Choice({ match: { profile, tName, reasons, missing, freeMinutesPerWeek, atSchool } }: { match: Match }) {
  const t = usePlansTranslate();
  return (
    <FormControlLabel
      value={profile}
      control={<Radio sx={{ alignSelf: 'start' }} />}
      sx={{ mb: 1, display: 'flex' }}
      label={
        <>
          <Box component="strong">{tName}</Box>
          <Box>{reasons.map((reason) => t(REASON_WORDS[reason])).join(', ')}</Box>
          {missing.length > 0 && (
            <Box sx={SECONDARY_TEXT}>
              {t('passedOver', { why: missing.map((miss) => t(MISSING_WORDS[miss])).join(', ') })}
            </Box>
          )}
          {atSchool && (
            <Box sx={SECONDARY_TEXT}>
              {t('freeAtSchool', {
                from: atSchool.from,
                to: atSchool.to,
                free: hoursOf(atSchool.free),
                of: hoursOf(atSchool.of),
              })}
            </Box>
          )}
          {!missing.includes('noHours') && (
            <Box sx={SECONDARY_TEXT}>{t('freeHours', { hours: hoursOf(freeMinutesPerWeek) })}</Box>
          )}
        </>
      }
    />
  );
}
