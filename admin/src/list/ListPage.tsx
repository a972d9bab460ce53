import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState, type ReactElement, type ReactNode } from 'react';
import {
  ListBase,
  ListContextProvider,
  ListView,
  Loading,
  Pagination,
  useListContext,
  useResourceContext,
  useTranslate,
  type ListProps,
} from 'react-admin';
import { useLocation } from 'react-router';
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
import { isSameView, type View } from './ViewTabs';

interface Props extends Pick<ListProps, 'filter' | 'filterDefaultValues' | 'perPage' | 'queryOptions' | 'sort'> {
  /** Prefix of the message keys of title and empty texts, if they are not the resource's. */
  textsAt?: string;
  /** The server's message replaces the list's own when it cannot be fetched, instead of following it. */
  serverFirst?: true;
  /** Inputs of the filters besides the search. */
  filters?: readonly ReactElement[];
  /** The fields in the CSV file. */
  exported: Rules;
  /** Links to other lists, before the search. */
  nav?: ReactNode;
  /** Buttons beside columns and export. */
  actions?: ReactNode;
  /** Shown in an empty list: a button to add the first record, for example. */
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
  const { bulk, panel, cards, whenEmpty, perPage = 25, sort = NEWEST_FIRST, queryOptions, ...list } = props;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const asCards = cards ?? !wide;
  // A desk at 200 % zoom has as little room as a phone: the filters would fill the screen.
  const isSmall = useMediaQuery('(max-width: 599.95px), (max-height: 480px)', { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const fold = isSmall ? { isFolded: !isOpen, toggle: () => setIsOpen(!isOpen) } : undefined;
  const own = `resources.${resource}`;
  const texts: ListTexts = (key, options) =>
    translate(`${textsAt ?? own}.${key}`, { ...options, _: translate(`${own}.${key}`, { ...options, _: '' }) });
  const title = texts('title');
  // react-admin hands this on without knowing of it; on a phone it names the buttons in English.
  const namedButtons = { getItemAriaLabel: (item: string) => translate(`ra.navigation.${item}`) };
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
      <ListBase
        {...list}
        authLoading={<Loading />}
        exporter={useExporter(exported)}
        perPage={perPage}
        queryOptions={{ onError: () => undefined, ...queryOptions }}
        sort={sort}
        storeKey={listKey(textsAt ?? own)}
      >
        <FiltersOnce>
          <ListView
            actions={
              <ListActions sortedBy={asCards ? [...new Set(['createdAt', ...sortable])] : undefined} fold={fold}>
                {actions}
              </ListActions>
            }
            component="div"
            empty={false}
            // A failed refetch leaves the records: ListStatus shows the error.
            error={false}
            filters={[searchFilter(texts('search')), ...(fold?.isFolded ? [] : filters)]}
            pagination={<Pagination rowsPerPageOptions={[]} {...namedButtons} />}
            title={false}
          >
            <KeepRows>
              <Rescued>
                <ListStatus
                  texts={texts}
                  serverFirst={serverFirst}
                  whenEmpty={whenEmpty}
                  toDo={list.filterDefaultValues}
                />
                <Records title={title}>{children}</Records>
              </Rescued>
            </KeepRows>
          </ListView>
        </FiltersOnce>
      </ListBase>
    </ListPartsContext>
  );
}

/**
 * react-admin's filter form submits half a second after the last keystroke, whatever happened since. Unchanged filters
 * are not set again, and none are once the list has been left: either would navigate back to it while the code of the
 * next page is still loading.
 */
function FiltersOnce({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { pathname } = useLocation();
  const shown = list.filterValues as View;
  const setFilters: typeof list.setFilters = (filters: View, ...rest) => {
    const hasLeft = window.location.pathname !== pathname;
    if (!hasLeft && !isSameView(filters, shown)) list.setFilters(filters, ...rest);
  };
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
}

/** Fades the previous rows while those of another filter or page are fetched. */
function Rescued({ children }: { children: ReactNode }) {
  const { isPlaceholderData } = useListContext();
  return (
    <Box {...useFocusRescue()} sx={isPlaceholderData ? { opacity: 0.5, transition: 'opacity 0.2s 0.3s' } : {}}>
      {children}
    </Box>
  );
}
