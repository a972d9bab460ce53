import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DUE } from '#contract/working-days';
import { moment } from '../fields/formats';
import { useFigures } from '../hooks/useFigures';
import { PATHS } from '../paths';
import { PLAIN_LIST } from '../theme/boxes';
import { CountLine } from './CountLine';
import { messagesAt, waitsTooLong } from './messagesAt';
import { Section } from './Section';

const LISTS = [
  ['bookings', 'inbox', PATHS.inbox],
  ['courseRequests', 'courseRequests', PATHS.courseRequests],
  ['messages', 'getcontact', PATHS.messages],
] as const;

const filtered = (path: string, filter: object): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** What is late, what is due today, and whom nobody has told yet, in a line each; empty if there is nothing. */
export function Due() {
  const translate = useTranslate();
  const [now] = useState(Date.now);
  const { data } = useFigures();
  if (!data) return null;
  const { open, soon, late } = data.dataRequests;
  const { toTell, oldestToTell } = data.outbox;
  const isUntoldLong = waitsTooLong(oldestToTell, now);
  const lines = [
    ...DUE.toReversed().map((due) => ({
      tone: due === 'late' ? ('late' as const) : ('waiting' as const),
      counts: [
        ...LISTS.map(([what, resource, path]) => ({
          total: data.due[what][due],
          text: translate(`dashboard.${due}.${resource}`, { smart_count: data.due[what][due] }),
          to: filtered(path, { due }),
        })),
        // Counts what its list shows, and says how many of them are late or due.
        {
          total: (due === 'late' ? late > 0 : late === 0 && soon > 0) ? open : 0,
          text: translate(`dashboard.${due === 'late' ? 'late' : 'soon'}.privacy-requests`, {
            soon,
            late,
            smart_count: open,
          }),
          to: filtered(PATHS.dataRequests, { status: 'open' }),
        },
      ],
    })),
    {
      tone: isUntoldLong ? ('late' as const) : ('waiting' as const),
      counts: [
        {
          total: toTell,
          text: translate(isUntoldLong ? 'dashboard.toTell.since' : 'dashboard.toTell.still', {
            smart_count: toTell,
            moment: moment(oldestToTell),
          }),
          to: messagesAt('toTell'),
        },
      ],
    },
  ];
  const shown = lines
    .map(({ tone, counts }) => ({ tone, counts: counts.filter(({ total }) => total > 0) }))
    .filter(({ counts }) => counts.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section id="due" title={translate('dashboard.due.title')}>
      <Box component="ul" sx={PLAIN_LIST}>
        {shown.map(({ tone, counts }) => (
          <CountLine key={counts[0]?.to} tone={tone} counts={counts} />
        ))}
      </Box>
    </Section>
  );
}
