import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { HELD_FIELDS, HELD_KIND, HELD_KINDS } from '#contract/quarantine';
import { Filter } from '../../list/Filter';
import { ListPage } from '../../list/ListPage';
import { SortChoice } from '../../list/SortChoice';
import { heldLayout } from './heldLayout';

const TEXTS = {
  loading: 'resources.quarantine.loading',
  failed: 'resources.quarantine.failed',
  empty: 'resources.quarantine.empty',
  noMatch: 'resources.quarantine.noMatch',
  count: 'resources.quarantine.count',
  advice: 'resources.quarantine.advice',
};

/** Every field any of the forms has. */
const EXPORTED: Rules = Object.assign({ what: HELD_KIND }, ...Object.values(HELD_FIELDS)) as Rules;

const SORTS = [
  { field: 'createdAt', order: 'DESC', label: 'admin.list.newestFirst' },
  { field: 'createdAt', order: 'ASC', label: 'admin.list.oldestFirst' },
] as const;

/** /held-back */
export function HeldList() {
  const translate = useTranslate();
  return (
    <ListPage
      resource="quarantine"
      title={translate('resources.quarantine.title')}
      texts={TEXTS}
      search="resources.quarantine.search"
      layout={heldLayout}
      exported={EXPORTED}
      perPage={10}
      ways={<Typography sx={{ maxWidth: 720 }}>{translate('resources.quarantine.why')}</Typography>}
      filters={
        <>
          <Filter source="what" values={HELD_KINDS} wordsAt="resources.quarantine.kinds" />
          <SortChoice sorts={SORTS} />
        </>
      }
      bulk={{ delete: true }}
    />
  );
}
