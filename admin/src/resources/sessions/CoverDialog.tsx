import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Cover } from '#contract/plans';
import { today } from '../../config/formats';
import { FailureNote } from '../../ui/FailureNote';
import type { Chosen, Outcome } from './coverDay';
import { CoverNobody } from './CoverNobody';
import { CoverSessions } from './CoverSessions';
import { isDay } from '../plans/days';
import { DayField } from '../plans/inputs';
import { TitledDialog } from '../../ui/TitledDialog';
import { ReadState } from '../plans/ReadState';
import { previewed } from '../plans/requests';
import { useDayOff } from './useDayOff';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { wholeDay } from '../plans/words';

interface Props {
  profile: string;
  tName: string;
  day?: string;
  onClose: () => void;
}

/** A teacher is ill: the day off, who takes each session, all of them handed over in one step, and what nobody can take. */
export function CoverDialog({ day: first = today(), onClose, ...given }: Props) {
  const t = usePlansTranslate();
  // Kept: the session from which it was opened has another teacher once it is handed over.
  const [{ profile, tName }] = useState(given);
  const [day, setDay] = useState(first);
  const [round, setRound] = useState(0);
  const dayOff = useDayOff(profile, tName, day);
  // Kept over the rounds: what is chosen is not lost by a press on another button.
  const [chosen, setChosen] = useState<Chosen>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const cover = useQuery({
    // Read once in each round: it is not among what is read again after a change.
    queryKey: ['cover', profile, day, round],
    enabled: isDay(day),
    queryFn: () => previewed<Cover>('/sessions/cover', { profile, day, preview: true }),
  });
  // With the hours: nothing is handed over before it is known whether the day off is recorded with it.
  const data = dayOff.hours.isPending ? undefined : cover.data;
  const change = (chosen: string): void => {
    setDay(chosen);
    setOutcome(undefined);
  };
  const next = (came: Outcome): void => {
    setOutcome(came);
    setRound(round + 1);
  };
  const left = data?.left ?? [];
  return (
    <TitledDialog title={t('coverTitle', { name: tName })} onClose={onClose} wide>
      <Box sx={{ display: 'grid', gap: 2, pt: 1, justifyItems: 'start' }}>
        <DayField label={t('day')} value={day} onChange={change} />
        {outcome && <Done key={round} outcome={outcome} />}
        {isDay(day) && <ReadState of={[cover, dayOff.hours]} />}
        {isDay(day) && dayOff.field}
        {data?.taken.length === 0 && dayOff.button}
        {data && data.taken.length === 0 && left.length === 0 && (
          <Typography>{outcome ? t('allCovered') : t('nothingToCover', { day: wholeDay(t, day) })}</Typography>
        )}
        {data && data.taken.length > 0 && (
          <CoverSessions
            cover={data}
            profile={profile}
            day={day}
            chosen={chosen}
            onChoose={setChosen}
            beforeHandingOver={dayOff.record}
            onDone={next}
          />
        )}
        {left.length > 0 && <CoverNobody left={left} onDone={next} />}
      </Box>
    </TitledDialog>
  );
}

/** Says what was done. The button that was pressed is gone, so it takes the focus. */
function Done({ outcome: { done, failed } }: { outcome: Outcome }) {
  const t = usePlansTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} role="group" aria-label={t('whatIsDone')} tabIndex={-1} sx={{ width: '100%' }}>
      {done.map((text) => (
        <Typography key={text}>{text}</Typography>
      ))}
      {failed.map((text) => (
        <FailureNote key={text} text={text} />
      ))}
    </Box>
  );
}
