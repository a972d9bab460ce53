import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { moment } from '../config/formats';
import { ReadFailure } from '../ui/ReadFailure';
import { NamedButton } from '../ui/NamedButton';
import { httpClient } from '../providers/http';
import { isGone } from '../providers/errors';
import { AccountSection } from './parts';
import { useAction } from '../form/useAction';
import { PLAIN_LIST } from '../theme/boxes';

interface Session {
  id: string;
  createdAt: string;
  until: string;
  /** The User-Agent header. */
  agent?: string;
  current: boolean;
}

export const SESSIONS = ['account', 'sessions'] as const;

/** "Chrome, Android" from a User-Agent header; the header itself if it is of an unknown browser. */
function browserOf(agent = ''): string {
  const browser = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'].find((name) =>
    agent.includes(`${name}/`),
  );
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) => agent.includes(name));
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet' };
  return [browser && (names[browser] ?? browser), system].filter(Boolean).join(', ') || agent;
}

/** Where the account is signed in: each can be ended, or all but this one. */
export function LoginSessions() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await httpClient('/user/me/sessions', { signal })).json as Session[],
  });
  const end = useAction(
    'account.sessions.endFailed',
    (id?: string) =>
      httpClient(id === undefined ? '/user/me/sessions' : `/user/me/sessions/${id}`, { method: 'DELETE' }).catch(
        (error: unknown) => {
          // It has ended meanwhile, which is what was wanted.
          if (!isGone(error)) throw error;
        },
      ),
    async () => {
      await queries.invalidateQueries({ queryKey: SESSIONS });
      notify('account.sessions.ended', { type: 'success' });
    },
  );
  const others = (data ?? []).filter(({ current }) => !current);
  return (
    <AccountSection id="sessions" title={translate('account.sessions.title')}>
      {isPending && <Typography role="status">{translate('account.sessions.loading')}</Typography>}
      <ReadFailure failed="account.sessions.failed" error={error} refetch={refetch} />
      <Box component="ul" sx={{ ...PLAIN_LIST, gap: 1.5, mb: 2 }}>
        {data?.map((session) => (
          <SessionItem key={session.id} session={session} isEnding={end.isPending} onEnd={() => end.run(session.id)} />
        ))}
      </Box>
      {others.length > 0 && (
        <Button variant="outlined" aria-disabled={end.isPending} onClick={() => end.run(undefined)}>
          {translate('account.sessions.endOthers')}
        </Button>
      )}
      {end.failureNote}
    </AccountSection>
  );
}

function SessionItem({ session, isEnding, onEnd }: { session: Session; isEnding: boolean; onEnd: () => void }) {
  const translate = useTranslate();
  const { agent, createdAt, current } = session;
  const name = browserOf(agent) || translate('account.sessions.unknown');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <strong>{name}</strong>
        {current && ` ${translate('account.sessions.current')}`}
        <Box sx={{ color: 'text.secondary' }}>{translate('account.sessions.since', { moment: moment(createdAt) })}</Box>
      </Box>
      {!current && (
        <NamedButton
          variant="outlined"
          label={translate('account.sessions.end')}
          about={translate('account.sessions.of', { name, moment: moment(createdAt) })}
          aria-disabled={isEnding}
          onClick={onEnd}
        />
      )}
    </Box>
  );
}
