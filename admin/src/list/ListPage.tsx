import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState, type ReactElement, type ReactNode } from 'react';
import { List, Pagination, useListContext, useResourceContext, useTranslate, type ListProps } from 'react-admin';
import type { Rules } from '#contract/rule';
import { PageTitle } from '../layout/PageTitle';
import { ListActions } from './ListActions';
import { ListStatus, type ListTexts } from './ListStatus';
import { KeepRows } from './keptRows';
import { ListPartsContext } from './listParts';
import { columnsOf, RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import { listKey } from '../providers/store';
import { searchFilter } from './filters';
import { useExporter } from './useExporter';
import { useFocusRescue } from './useFocusRescue';

interface Props extends Pick<ListProps, 'filter' | 'filterDefaultValues' | 'perPage' | 'sort'> {
  /** Message key below which the list's own title and empty texts stand, where they are not the resource's. */
  textsAt?: string;
  /** The server's message replaces the list's own when it cannot be fetched, instead of following it. */
  serverFirst?: true;
  /** Inputs of the filters besides the search. */
  filters?: readonly ReactElement[];
  /** What the CSV file holds of each record. */
  exported: Rules;
  /** Links to other lists, before the search. */
  nav?: ReactNode;
  /** Buttons beside columns and export. */
  actions?: ReactNode;
  /** What is offered where the list is empty: to add the first record, for example. */
  whenEmpty?: ReactNode;
  bulk?: ReactNode;
  panel?: ReactNode;
  /** Cards on every screen, where the spec asks for them. */
  cards?: true;
  /** `Column`s. */
  children: ReactNode;
}

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** Every list of the app: `<List>` with our title, texts, search, columns and export, as a table or as cards. */
export function ListPage({ textsAt, serverFirst, filters = [], exported, nav, actions, children, ...props }: Props) {
  const { bulk, panel, cards, whenEmpty, perPage = 25, sort = NEWEST_FIRST, ...list } = props;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const asCards = cards ?? !wide;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const fold = isPhone ? { isFolded: !isOpen, toggle: () => setIsOpen(!isOpen) } : undefined;
  const own = `resources.${resource}`;
  const texts: ListTexts = (key, options) =>
    translate(`${textsAt ?? own}.${key}`, { ...options, _: translate(`${own}.${key}`, { ...options, _: '' }) });
  const title = texts('title');
  const sortable = columnsOf(children).flatMap(({ source, disableSort, actions }) =>
    disableSort || actions ? [] : [source],
  );
  const Records = asCards ? RecordCards : RecordTable;
  return (
    <ListPartsContext value={{ bulk, panel }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          columnGap: 4,
          rowGap: 1,
          mb: 1,
          '& h1': { mb: 0.5 },
        }}
      >
        <PageTitle title={title} />
        {nav}
      </Box>
      <List
        {...list}
        actions={
          <ListActions sortedBy={asCards ? [...new Set(['createdAt', ...sortable])] : undefined} fold={fold}>
            {actions}
          </ListActions>
        }
        component="div"
        empty={false}
        // Records stay when a refetch fails: ListStatus says so.
        error={false}
        exporter={useExporter(exported)}
        filters={[searchFilter(texts('search')), ...(fold?.isFolded ? [] : filters)]}
        pagination={<Pagination rowsPerPageOptions={[]} />}
        perPage={perPage}
        queryOptions={{ onError: () => undefined }}
        sort={sort}
        storeKey={listKey(textsAt ?? own)}
        title={false}
      >
        <KeepRows>
          <Rescued>
            <ListStatus texts={texts} serverFirst={serverFirst} whenEmpty={whenEmpty} />
            <Records title={title}>{children}</Records>
          </Rescued>
        </KeepRows>
      </List>
    </ListPartsContext>
  );
}

/** On a slow line, rows of the filter or the page before fade until those that were asked for are there. */
function Rescued({ children }: { children: ReactNode }) {
  const { isPlaceholderData } = useListContext();
  return (
    <Box {...useFocusRescue()} sx={isPlaceholderData ? { opacity: 0.5, transition: 'opacity 0.2s 0.3s' } : {}}>
      {children}
    </Box>
  );
}
