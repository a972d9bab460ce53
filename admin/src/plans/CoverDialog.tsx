import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cover } from '#contract/plans';
import { today } from '../fields/formats';
import { useAction } from '../form/useAction';
import { FailureNote } from '../ui/FailureNote';
import { useErrorMessage, useNotifyText } from '../providers/errors';
import { LINED, PLAIN_LIST } from '../theme/boxes';
import { isDay } from './days';
import { ChoiceField, DayField, Waiting } from './inputs';
import { PlanDialog } from './PlanDialog';
import { send, useReload } from './requests';
import { useDayOff } from './useDayOff';
import { useSay } from './useSay';
import { OBSTACLE_WORDS, PLACE_WORDS, timeWord, wholeDay } from './words';

interface Props {
  profile: string;
  tName: string;
  day?: string;
  onClose: () => void;
}

/** A teacher is ill: the day off, who could take the sessions, and all of them taken over in one step. */
export function CoverDialog({ profile, tName, day: first = today(), onClose }: Props) {
  const say = useSay();
  const errorMessage = useErrorMessage();
  const [day, setDay] = useState(first);
  const [round, setRound] = useState(0);
  const dayOff = useDayOff(profile, tName, day);
  const [taken, setTaken] = useState<{ by: string; cover: Cover }>();
  const { data, error, isPending } = useQuery({
    // Read once in each round: it is not among what is read again after a change.
    queryKey: ['cover', profile, day, round],
    enabled: isDay(day),
    queryFn: () => send<Cover>('POST', '/sessions/cover', { profile, day, preview: true }),
  });
  const more = (): void => {
    setRound(round + 1);
    setTaken(undefined);
  };
  return (
    <PlanDialog title={say('coverTitle', { name: tName })} onClose={onClose} wide>
      <Box sx={{ display: 'grid', gap: 2, pt: 1, justifyItems: 'start' }}>
        {taken ? (
          <Result {...taken} onMore={more} />
        ) : (
          <>
            <DayField label={say('day')} value={day} onChange={setDay} />
            {error && <FailureNote text={errorMessage('plans.coverFailed', error)} />}
            {isPending && <Waiting />}
            {isDay(day) && dayOff.field}
            {data && (
              <Preview
                cover={data}
                profile={profile}
                day={day}
                dayOff={dayOff}
                onTaken={(by, cover) => setTaken({ by, cover })}
              />
            )}
          </>
        )}
      </Box>
    </PlanDialog>
  );
}

interface PreviewProps {
  cover: Cover;
  profile: string;
  day: string;
  dayOff: ReturnType<typeof useDayOff>;
  onTaken: (by: string, cover: Cover) => void;
}

/** Those who could take most sessions first. */
function candidatesOf({ candidates = {} }: Cover): { profile: string; tName: string; count: number }[] {
  const found = new Map<string, { profile: string; tName: string; count: number }>();
  for (const one of Object.values(candidates).flat())
    found.set(one.profile, { ...one, count: (found.get(one.profile)?.count ?? 0) + 1 });
  return [...found.values()].sort((one, other) => other.count - one.count);
}

function Preview({ cover, profile, day, dayOff, onTaken }: PreviewProps) {
  const say = useSay();
  const notify = useNotifyText();
  const reload = useReload();
  const sessions = [...cover.taken, ...cover.left.map(({ session }) => session)].sort((one, other) =>
    one.at.localeCompare(other.at),
  );
  const people = candidatesOf(cover);
  const [chosen, setBy] = useState('');
  const by = people.some((one) => one.profile === chosen) ? chosen : (people[0]?.profile ?? '');
  const take = useAction(
    'plans.coverFailed',
    async ({ by, name }: { by: string; name: string }) => {
      await dayOff.record();
      return { name, done: await send<Cover>('POST', '/sessions/cover', { profile, day, by }) };
    },
    async ({ name, done }) => {
      onTaken(name, done);
      notify(say('coverDone', { smart_count: done.taken.length, name }), 'success');
      await reload();
    },
  );
  if (sessions.length === 0) {
    return (
      <>
        <Typography>{say('nothingToCover', { day: wholeDay(say, day) })}</Typography>
        {dayOff.button}
      </>
    );
  }
  return (
    <>
      <Box component="ul" sx={PLAIN_LIST}>
        {sessions.map((session) => {
          const who = cover.candidates?.[session._id] ?? [];
          return (
            <Box key={session._id} component="li" sx={LINED}>
              <strong>{timeWord(session)}</strong> {session.childName}, {say(PLACE_WORDS[session.place])}
              <Box>
                {who.length > 0
                  ? say('couldTake', { names: who.map(({ tName }) => tName).join(', ') })
                  : say('nobodyCould')}
              </Box>
            </Box>
          );
        })}
      </Box>
      {people.length === 0 && dayOff.button}
      {people.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
          <ChoiceField
            label={say('whoTakesOver')}
            value={by}
            onChange={setBy}
            choices={people.map(({ profile: id, tName, count }) => ({
              value: id,
              label: say('takesOver', { name: tName, count, of: sessions.length }),
            }))}
          />
          <Button
            variant="contained"
            aria-disabled={take.isPending}
            onClick={() => take.run({ by, name: people.find((one) => one.profile === by)?.tName ?? '' })}
          >
            {say('handOver')}
          </Button>
        </Box>
      )}
      {take.failureNote}
    </>
  );
}

/** What one person has taken over, and what is left to do. */
function Result({ by, cover: { taken, left }, onMore }: { by: string; cover: Cover; onMore: () => void }) {
  const say = useSay();
  return (
    <>
      <Typography role="status">{say('coverDone', { smart_count: taken.length, name: by })}</Typography>
      {left.length > 0 && (
        <>
          <Typography component="h3" variant="h3">
            {say('stillLeft', { smart_count: left.length })}
          </Typography>
          <Box component="ul" sx={PLAIN_LIST}>
            {left.map(({ session, why }) => (
              <Box key={session._id} component="li" sx={LINED}>
                <strong>{timeWord(session)}</strong> {session.childName}
                <Box>{why.map((one) => say(OBSTACLE_WORDS[one])).join(', ')}</Box>
              </Box>
            ))}
          </Box>
          <Typography>{say('leftAdvice')}</Typography>
          <Button variant="outlined" onClick={onMore}>
            {say('coverRest')}
          </Button>
        </>
      )}
    </>
  );
}
