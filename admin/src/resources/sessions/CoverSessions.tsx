import { Box, Button } from '@mui/material';
import type { Cover } from '#contract/plans';
import { useAction } from '../../form/useAction';
import { useSendMessage } from '../../providers/errors';
import { BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { type Chosen, chosenFor, ofDay, type Outcome, type TakeOver, takeOvers } from './coverDay';
import { ChoiceField } from '../plans/inputs';
import { send, useReload } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { OBSTACLE_WORDS, PLACE_WORDS, withMessage } from '../plans/words';

interface Props {
  cover: Cover;
  profile: string;
  day: string;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  beforeHandingOver: () => Promise<void>;
  onDone: (outcome: Outcome) => void;
}

/** The sessions that somebody could take: a choice for each, and one button for all. */
export function CoverSessions({ cover, profile, day, chosen, onChoose, beforeHandingOver, onDone }: Props) {
  const t = usePlansTranslate();
  const reload = useReload();
  const takeOver = useTakeOver(profile, day);
  const people = takeOvers(cover, chosen);
  const count = people.reduce((sum, { sessions }) => sum + sessions.length, 0);
  const handOver = useAction(
    'plans.coverFailed',
    async (people: readonly TakeOver[]) => {
      await beforeHandingOver();
      return takeOver(people);
    },
    async (outcome) => {
      onDone(outcome);
      await reload();
    },
  );
  return (
    <>
      <Box component="ul" sx={{ ...PLAIN_LIST, gap: 2, width: '100%' }}>
        {cover.taken.map((session) => (
          <Box key={session._id} component="li" sx={{ ...BORDERED_ITEM, display: 'grid' }}>
            <ChoiceField
              label={t('whoTakesOver', { session: `${ofDay(session)}, ${t(PLACE_WORDS[session.place])}` })}
              value={chosenFor(session, cover, chosen)}
              onChange={(by) => onChoose({ ...chosen, [session._id]: by })}
              choices={[
                ...(cover.candidates?.[session._id] ?? []).map(({ profile: value, tName }) => ({
                  value,
                  label: tName,
                })),
                { value: '', label: t('nobodyYet') },
              ]}
            />
          </Box>
        ))}
      </Box>
      <Button
        variant="contained"
        disabled={count === 0}
        aria-disabled={handOver.isPending}
        onClick={() => handOver.run(people)}
      >
        {t('handOver', { smart_count: count })}
      </Button>
      {handOver.failureNote}
    </>
  );
}

/** Hands over to one person after the other. Where one of them cannot, the others take theirs all the same. */
function useTakeOver(profile: string, day: string): (people: readonly TakeOver[]) => Promise<Outcome> {
  const t = usePlansTranslate();
  const message = useSendMessage();
  return async (people) => {
    const [done, failed]: [string[], string[]] = [[], []];
    for (const { by, tName: name, sessions } of people) {
      try {
        const body = { profile, day, by, sessions: sessions.map(({ _id }) => _id) };
        const { taken, left } = await send<Cover>('POST', '/sessions/cover', body);
        const count = taken.length;
        if (count > 0) done.push(withMessage(t, t('coverDone', { smart_count: count, name }), day, count));
        for (const { session, why } of left) {
          const reasons = why.map((one) => t(OBSTACLE_WORDS[one])).join(', ');
          failed.push(t('couldNotTake', { name, session: ofDay(session), tryAgain: reasons }));
        }
      } catch (error) {
        const words = { name, session: sessions.map(ofDay).join(', ') };
        failed.push(message('plans.couldNotTake', error, words, 'plans.unsureOf'));
      }
    }
    return { done, failed };
  };
}
