import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import type { Rules } from '#contract/rule';
import type { ResourceName } from '../providers/routes';
import { PageTitle } from '../layout/PageTitle';
import { type Bulk, BulkContext } from './bulk';
import { BulkBar } from './BulkBar';
import type { Layout } from './columns';
import { ListBody } from './ListBody';
import type { ListTexts } from './ListStatus';
import { Toolbar } from './Toolbar';

interface Props {
  resource: ResourceName;
  title: string;
  texts: ListTexts;
  /** Message key of the search field's label. */
  search: string;
  layout: Layout;
  /** What the CSV file holds of each record. */
  exported: Rules;
  perPage?: number;
  sort?: SortPayload;
  /** What the list is about, whatever else it is narrowed to. */
  filter?: Record<string, unknown>;
  /** What it is narrowed to at first; the person may widen it. */
  startFilter?: Record<string, unknown>;
  /** Ways to other lists, before the search. */
  ways?: ReactNode;
  filters?: ReactNode;
  /** Buttons beside the title: to add a record, for example. */
  tools?: ReactNode;
  bulk?: Bulk | undefined;
  whenEmpty?: ReactNode;
}

const NEWEST_FIRST: SortPayload = { field: 'createdAt', order: 'DESC' };

/** Every list of the app: the server searches, filters, sorts and cuts; the address keeps what was asked. */
export function ListPage({ title, texts, search, layout, exported, bulk, ...props }: Props) {
  const { resource, filter, startFilter, perPage = 25, sort = NEWEST_FIRST, ways, filters, tools, whenEmpty } = props;
  return (
    <ListBase
      resource={resource}
      {...(filter && { filter })}
      {...(startFilter && { filterDefaultValues: startFilter })}
      sort={sort}
      perPage={perPage}
      storeKey={false}
      exporter={false}
      queryOptions={{ onError: () => undefined }}
    >
      <BulkContext value={bulk}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: tools ? 2 : 0 }}
        >
          <PageTitle title={title} />
          {tools && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{tools}</Box>}
        </Box>
        {ways && <Box sx={{ mb: 2 }}>{ways}</Box>}
        <Toolbar search={search} filters={filters} layout={layout} exported={exported} />
        {bulk && <BulkBar bulk={bulk} />}
        <ListBody title={title} texts={texts} layout={layout} whenEmpty={whenEmpty} />
      </BulkContext>
    </ListBase>
  );
}
