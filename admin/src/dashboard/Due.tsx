import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Due as DueBy } from '#contract/working-days';
import { moment } from '../config/formats';
import { useFigures } from '../hooks/useFigures';
import { filteredList, PATHS } from '../paths';
import { PLAIN_LIST } from '../theme/boxes';
import { type Count, CountLine } from './CountLink';
import { messagesAt, waitsTooLong } from './messagesAt';
import { DashboardSection } from './DashboardSection';

const LISTS = [
  ['bookings', 'inbox', PATHS.inbox],
  ['courseRequests', 'courseRequests', PATHS.courseRequests],
  ['messages', 'getcontact', PATHS.messages],
] as const;

/** What is late, what is due today, and whom nobody has told yet, in a line each; empty if there is nothing. */
export function Due() {
  const translate = useTranslate();
  const [now] = useState(Date.now);
  const { data } = useFigures();
  if (!data) return null;
  const inLists = (due: DueBy): Count[] =>
    LISTS.map(([what, resource, path]) => ({
      total: data.due[what][due],
      text: translate(`dashboard.${due}.${resource}`, { smart_count: data.due[what][due] }),
      to: filteredList(path, { due }),
    }));
  const { open, soon, late } = data.dataRequests;
  /** All that are open, as their list shows them; in the line of the most urgent one. */
  const requests = (when: 'late' | 'soon', isShown: boolean): Count => ({
    total: isShown ? open : 0,
    text: translate(`dashboard.${when}.privacy-requests`, { soon, late, smart_count: open }),
    to: filteredList(PATHS.dataRequests, { status: 'open' }),
  });
  const { toTell, oldestToTell } = data.outbox;
  const isUntoldLong = waitsTooLong(oldestToTell, now);
  const since = translate('dashboard.toTell.since', { moment: moment(oldestToTell) });
  const told: Count = {
    total: toTell,
    text: isUntoldLong ? since : translate('dashboard.toTell.still'),
    to: messagesAt('toTell'),
  };
  const lines = [
    { name: 'late', tone: 'late', counts: [...inLists('late'), requests('late', late > 0)] },
    { name: 'today', tone: 'waiting', counts: [...inLists('today'), requests('soon', late === 0 && soon > 0)] },
    { name: 'told', tone: isUntoldLong ? 'late' : 'waiting', counts: [told] },
  ] as const;
  const shown = lines
    .map((line) => ({ ...line, counts: line.counts.filter(({ total }) => total > 0) }))
    .filter(({ counts }) => counts.length > 0);
  if (shown.length === 0) return null;
  return (
    <DashboardSection id="due" title={translate('dashboard.due.title')}>
      <Box component="ul" sx={PLAIN_LIST}>
        {shown.map(({ name, tone, counts }) => (
          <CountLine key={name} tone={tone} counts={counts} />
        ))}
      </Box>
    </DashboardSection>
  );
}
