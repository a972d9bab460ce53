import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { OUTGOING_VIEWS } from './views';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is to be told, what failed, what has gone, and everything. */
export function OutgoingTabs() {
  const translate = useTranslate();
  const { setFilters, ...list } = useListContext();
  const { status, template, ...others } = list.filterValues as Record<string, unknown>;
  return (
    <Stack
      role="group"
      aria-label={translate('resources.outgoing-messages.tabs.label')}
      direction="row"
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {Object.entries<{ status?: unknown; template?: unknown }>(OUTGOING_VIEWS).map(([name, view]) => {
        const isCurrent = same(view.status, status) && same(view.template, template);
        return (
          <Button
            key={name}
            variant={isCurrent ? 'contained' : 'outlined'}
            aria-pressed={isCurrent}
            onClick={() => setFilters({ ...others, ...view })}
          >
            {translate(`resources.outgoing-messages.tabs.${name}`)}
          </Button>
        );
      })}
    </Stack>
  );
}
