import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import type { PreviewedSession, SeriesPreview } from '#contract/plans';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { Disclosure } from '../../ui/Disclosure';
import { CheckboxField, TextField } from '../plans/inputs';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { dayWord, OBSTACLE_WORDS, timeWord, wholeDay } from '../plans/words';

/** The reason for each day that is planned although a warning speaks against it. */
export type AllowanceReasons = Readonly<Record<string, string>>;

/** The allowances as the server takes them: only days that are warned of. */
export function toAllowedDays(
  { sessions }: SeriesPreview,
  allowed: AllowanceReasons,
): { day: string; reason: string }[] {
  const days = new Set(sessions.filter(({ warnings }) => warnings.length > 0).map(({ day }) => day));
  return [...days].flatMap((day) => {
    const reason = allowed[day]?.trim();
    return reason ? [{ day, reason }] : [];
  });
}

/** Whether nothing stands in the way any more: no clash, and a reason for every warning. */
export const isClear = ({ sessions }: SeriesPreview, allowed: AllowanceReasons): boolean =>
  sessions.length > 0 &&
  sessions.every(
    ({ day, warnings, clash }) => !clash && (warnings.length === 0 || (allowed[day]?.trim() ?? '') !== ''),
  );

interface Props {
  plan: SeriesPreview;
  allowed: AllowanceReasons;
  onAllow: (allowed: AllowanceReasons) => void;
}

/** Every day of a plan, and what stands in its way. */
export function Obstacles({ plan: { sessions, skipped }, allowed, onAllow }: Props) {
  const t = usePlansTranslate();
  const warned = sessions.filter(({ warnings, clash }) => warnings.length > 0 && !clash);
  const clashes = sessions.filter(({ clash }) => clash).length;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {clashes > 0 && <Alert severity="error">{t('clashes', { smart_count: clashes })}</Alert>}
      {warned.length > 1 && <AllowAll days={warned.map(({ day }) => day)} allowed={allowed} onAllow={onAllow} />}
      <Box component="ol" sx={PLAIN_LIST}>
        {sessions.map((session) => (
          <PlannedDay key={`${session.day} ${session.at}`} session={session} allowed={allowed} onAllow={onAllow} />
        ))}
      </Box>
      {skipped.length > 0 && (
        <Disclosure title={t('skipped', { smart_count: skipped.length })}>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {skipped.map(({ day, why }) => (
              <li key={day}>{`${wholeDay(t, day)}: ${t(OBSTACLE_WORDS[why])}`}</li>
            ))}
          </Box>
        </Disclosure>
      )}
    </Box>
  );
}

interface DayProps extends Omit<Props, 'plan'> {
  session: PreviewedSession;
}

function PlannedDay({ session, allowed, onAllow }: DayProps) {
  const t = usePlansTranslate();
  const { day, warnings, clash } = session;
  const name = dayWord(t, day);
  const reason = allowed[day];
  const change = (typed: string | undefined): void => {
    const { [day]: _, ...others } = allowed;
    onAllow(typed === undefined ? others : { ...others, [day]: typed });
  };
  const colour = clash ? 'error.main' : warnings.length > 0 ? 'warning.main' : 'divider';
  return (
    <Box component="li" sx={{ ...BORDERED_ITEM, borderColor: colour }}>
      <Box>
        <strong>{wholeDay(t, day)}</strong> {timeWord(session)}
      </Box>
      {clash && (
        <Box sx={{ color: 'error.main' }}>
          {t('clash', { what: t(OBSTACLE_WORDS[clash.with]), time: timeWord(clash) })}
        </Box>
      )}
      {warnings.length > 0 && <Box>{warnings.map((warning) => t(OBSTACLE_WORDS[warning])).join(', ')}</Box>}
      {warnings.length > 0 && !clash && (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: 480 }}>
          <CheckboxField
            label={t('allowDay', { day: name })}
            checked={reason !== undefined}
            onChange={(isAllowed) => change(isAllowed ? '' : undefined)}
          />
          {reason !== undefined && (
            <TextField
              label={t('reasonFor', { day: name })}
              value={reason}
              onChange={change}
              {...(reason.trim() === '' && { error: t('reasonMissing') })}
            />
          )}
        </Box>
      )}
    </Box>
  );
}

/** One reason for all days that a warning speaks against. */
function AllowAll({ days, allowed, onAllow }: Omit<Props, 'plan'> & { days: readonly string[] }) {
  const t = usePlansTranslate();
  const [reason, setReason] = useState('');
  const isOn = days.every((day) => allowed[day] !== undefined);
  const allow = (typed: string) => onAllow({ ...allowed, ...Object.fromEntries(days.map((day) => [day, typed])) });
  const forbid = () => onAllow(Object.fromEntries(Object.entries(allowed).filter(([day]) => !days.includes(day))));
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 480 }}>
      <Box sx={SECONDARY_TEXT}>{t('warned', { smart_count: days.length })}</Box>
      <TextField
        label={t('reasonForAll')}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          if (isOn) allow(typed);
        }}
      />
      <CheckboxField
        label={t('allowAll')}
        checked={isOn}
        onChange={(isAllowed) => (isAllowed ? allow(reason) : forbid())}
      />
    </Box>
  );
}
