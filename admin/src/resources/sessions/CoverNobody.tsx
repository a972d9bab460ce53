import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import type { Cover, CoverObstacle, Session } from '#contract/plans';
import { useAction } from '../../form/useAction';
import { useSendMessage } from '../../providers/errors';
import { BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { ofDay, type Outcome } from './coverDay';
import { cancelSession, useReload } from '../plans/requests';
import { type PlanText, usePlansTranslate } from '../plans/usePlansTranslate';
import { OBSTACLE_WORDS, PLACE_WORDS, withMessage } from '../plans/words';

/** What keeps the others from taking a session over. */
const OTHERS_WORDS: Partial<Record<CoverObstacle, PlanText>> = {
  profile: 'othersBusy',
  availability: 'othersHours',
  timeOff: 'othersOff',
};

interface Props {
  left: Cover['left'];
  onDone: (outcome: Outcome) => void;
}

/** The sessions that nobody can take, with why; all of them can be cancelled here, to be made up. */
export function CoverNobody({ left, onDone }: Props) {
  const t = usePlansTranslate();
  const reload = useReload();
  const sayWhy = (why: CoverObstacle): string => t(OTHERS_WORDS[why] ?? OBSTACLE_WORDS[why]);
  const titleId = useId();
  const cancelAll = useCancelAll();
  const cancel = useAction('plans.cancelFailed', cancelAll, async (outcome) => {
    onDone(outcome);
    await reload();
  });
  return (
    <>
      <Typography id={titleId} component="h3" variant="h3">
        {t('nobodyCould', { smart_count: left.length })}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ ...PLAIN_LIST, width: '100%' }}>
        {left.map(({ session, why }) => (
          <Box key={session._id} component="li" sx={BORDERED_ITEM}>
            <strong>{ofDay(session)}</strong>, {t(PLACE_WORDS[session.place])}
            <Box>{why.length === 0 ? t('nobodyElse') : why.map(sayWhy).join(' ')}</Box>
          </Box>
        ))}
      </Box>
      <Typography>{t('leftAdvice')}</Typography>
      <Button
        variant="outlined"
        color="warning"
        aria-disabled={cancel.isPending}
        onClick={() => cancel.run(left.map(({ session }) => session))}
      >
        {t('cancelThese')}
      </Button>
      {cancel.failureNote}
    </>
  );
}

/** Cancels one session after the other, each owed to its family. What fails does not keep the others. */
function useCancelAll(): (sessions: readonly Session[]) => Promise<Outcome> {
  const t = usePlansTranslate();
  const message = useSendMessage();
  return async (sessions) => {
    let count = 0;
    const failed: string[] = [];
    for (const session of sessions) {
      try {
        await cancelSession(session, { by: 'provider', scope: 'this', owed: true });
        count += 1;
      } catch (error) {
        failed.push(message('plans.notCancelled', error, { session: ofDay(session) }, 'plans.unsureOf'));
      }
    }
    return {
      done:
        count > 0 ? [withMessage(t, t('cancelledThese', { smart_count: count }), sessions[0]?.day ?? '', count)] : [],
      failed,
    };
  };
}
