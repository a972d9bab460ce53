import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { BookingKind } from '#contract/bookings';
import { MATCH_REASONS, type Match, type MatchReason } from '#contract/plans';
import { FailureNote } from '../list/FailureNote';
import { useErrorMessage } from '../providers/errors';
import { ASIDE } from '../theme/boxes';
import { hoursOf } from './days';
import { StaffField, Waiting } from './inputs';
import { useMatches } from './requests';
import { type Say, useSay } from './useSay';
import { REASON_WORDS } from './words';

interface Props {
  kind: BookingKind;
  booking: string;
  value: string;
  onChange: (profile: string) => void;
  error: string | undefined;
}

/** Without those of whom nobody expects them: a family may have wished for nobody. */
const missing = (matches: readonly Match[], { reasons }: Match): MatchReason[] =>
  MATCH_REASONS.filter((reason) => !reasons.includes(reason) && matches.some((one) => one.reasons.includes(reason)));

const words = (say: Say, reasons: readonly MatchReason[], as: 'yes' | 'no'): string =>
  reasons.map((reason) => say(REASON_WORDS[reason][as])).join(', ');

/** Who could teach, best first, with the reasons for and against. Anybody else can be chosen below. */
export function ChooseTeacher({ kind, booking, value, onChange, error }: Props) {
  const say = useSay();
  const errorMessage = useErrorMessage();
  const { data = [], isPending, error: failure } = useMatches(kind, booking);
  return (
    <>
      {isPending && <Waiting />}
      {failure && <FailureNote text={errorMessage(say('matchesFailed'), failure)} />}
      {!isPending && !failure && data.length === 0 && <Box sx={{ mb: 2 }}>{say('noMatches')}</Box>}
      <RadioGroup aria-label={say('whoTeaches')} value={value} onChange={(_, profile) => onChange(profile)}>
        {data.map((match) => {
          const against = missing(data, match);
          return (
            <FormControlLabel
              key={match.profile}
              value={match.profile}
              control={<Radio sx={{ alignSelf: 'start' }} />}
              sx={{ mb: 1 }}
              label={
                <>
                  <Box component="strong">{match.tName}</Box>
                  <Box>{words(say, match.reasons, 'yes')}</Box>
                  {against.length > 0 && <Box sx={ASIDE}>{say('passedOver', { why: words(say, against, 'no') })}</Box>}
                  <Box sx={ASIDE}>{say('freeHours', { hours: hoursOf(match.freeMinutesPerWeek) })}</Box>
                </>
              }
            />
          );
        })}
      </RadioGroup>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Box sx={{ maxWidth: 360, mt: 1, display: 'grid' }}>
        <StaffField label={say('anyTeacher')} any={say('nobodyYet')} value={value} onChange={onChange} />
      </Box>
    </>
  );
}
