import { Button } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffHours } from '#contract/plans';
import { useAction } from '../../form/useAction';
import { CheckboxField } from '../plans/inputs';
import { send, useRead, useReload } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';

interface DayOff {
  /** What is read to know whether the day is recorded. */
  hours: UseQueryResult<StaffHours>;
  /** Says that the day is recorded, or asks whether it is to be; absent where that is not known. */
  field: React.JSX.Element | null;
  /** Records the day by itself, where nothing else is done; absent where nothing is to be recorded. */
  button: React.JSX.Element | null;
  /** Records the day where that is ticked and it is not recorded yet. */
  record: () => Promise<void>;
}

/** The day off of a teacher who is ill: without it, the office would plan for them on that day and offer them as a cover. */
export function useDayOff(profile: string, tName: string, day: string): DayOff {
  const t = usePlansTranslate();
  const reload = useReload();
  const hours = useRead<StaffHours>(`/staff/${profile}/availability`);
  const [isTicked, setTicked] = useState(true);
  const isOff = hours.data?.timeOff.some(({ from, to }) => from <= day && day <= to);
  const isWanted = isTicked && isOff === false;
  const record = async (): Promise<void> => {
    if (!isWanted) return;
    await send('POST', `/staff/${profile}/time-off`, { from: day, to: day });
    await reload();
  };
  const alone = useAction('plans.timeOffFailed', record);
  const tick = <CheckboxField label={t('notAvailable', { name: tName })} checked={isTicked} onChange={setTicked} />;
  return {
    hours,
    field: isOff === undefined ? null : isOff ? <p role="status">{t('dayIsOff')}</p> : tick,
    button: isWanted ? (
      <>
        <Button variant="contained" aria-disabled={alone.isPending} onClick={() => alone.run()}>
          {t('recordDayOff')}
        </Button>
        {alone.failureNote}
      </>
    ) : null,
    record,
  };
}
