import { Box, useMediaQuery } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import {
  ListBase,
  ListView,
  Loading,
  useListContext,
  useNotify,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  type Exporter,
  type ListProps,
} from 'react-admin';
import type { Rules } from '#contract/rule';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { PageTitle } from '../ui/PageTitle';
import { MissingCodeError } from '../ui/missingCode';
import { NewVersion } from '../ui/NewVersion';
import { listKey } from '../providers/store';
import { GuardedFilters, NamedPagination, sortFieldsOf } from './stockFixes';
import { type DataTableProps, useIsNarrow } from './DataTable';
import { csv } from './exporter';
import { searchFilter } from './filters';
import { useNextRecords } from './hasLeft';
import { ListActions } from './ListActions';
import { ListStatus, type ListTexts } from './ListStatus';

interface Props extends Pick<ListProps, 'filter' | 'filterDefaultValues' | 'perPage' | 'queryOptions' | 'sort'> {
  /** Prefix of the message keys of title and empty texts, if they are not the resource's. */
  textsAt?: string;
  /** The server's message replaces the list's own when it cannot be fetched, instead of following it. */
  serverFirst?: true;
  /** Beside the title: links to other lists, or a sentence. */
  header?: ReactNode;
  /** Buttons before those that every list has: refresh, columns and export. */
  actions?: ReactNode;
  /** What an empty list offers: a button to add the first record, for example. */
  empty?: ReactNode;
  /** By default the fields of the resource, by the `rules` of its `options`. */
  exporter?: Exporter;
  /** Inputs besides the search, which every list has. */
  filters?: readonly ReactElement[];
  /** A `DataTable`. */
  children: ReactElement<DataTableProps>;
}

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
/** A phone, held upright or not, and a desk at 200 % zoom: the filters would fill their screen. A tablet has room. */
const SMALL = '(max-width: 599.95px), (max-height: 480px), (max-width: 899.95px) and (max-height: 640px)';
const TITLE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 4,
  rowGap: 1,
  mb: 1,
  '& h1': { mb: 0.5 },
  // A failure stands on a line of its own.
  '& > .MuiAlert-root': { width: '100%', maxWidth: 'none' },
};

/**
 * react-admin's `<List>`, made of the same two parts, with the title in the page, the search, and one live region that says
 * what the list holds.
 */
export function List({ textsAt, serverFirst, header, actions, empty, filters = [], children, ...props }: Props) {
  const { options } = useResourceDefinition<{ rules: Rules }>();
  const { exporter, perPage = 25, sort = NEWEST_FIRST, queryOptions, ...list } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const holds = filters.length > 0 ? 'filters' : 'options';
  const fold = isSmall ? ({ holds, isFolded: !isOpen, toggle: () => setIsOpen(!isOpen) } as const) : undefined;
  const own = `resources.${resource}`;
  const texts: ListTexts = (key, options) =>
    translate(`${textsAt ?? own}.${key}`, { ...options, _: translate(`${own}.${key}`, { ...options, _: '' }) });
  const title = texts('title');
  const { cards, children: columns } = children.props;
  const asCards = useIsNarrow() || cards;
  const exportAndSay: Exporter = async (records, ...rest) => {
    const write = exporter ?? (options && csv(options.rules));
    // Without columns the file would be empty, and nobody would be told.
    if (!write) throw new Error(own);
    try {
      await write(records, ...rest);
    } catch (error) {
      if (!(error instanceof MissingCodeError)) throw error;
      notify(<NewVersion />, { autoHideDuration: null });
      return;
    }
    notify('admin.csv.done', { type: 'success', messageArgs: { smart_count: records.length } });
  };
  return (
    <>
      <Box sx={TITLE}>
        <PageTitle title={title} />
        {header}
      </Box>
      <ListBase
        {...list}
        authLoading={<Loading />}
        exporter={exportAndSay}
        perPage={perPage}
        queryOptions={{ onError: () => undefined, ...queryOptions }}
        sort={sort}
        storeKey={listKey(textsAt ?? own)}
      >
        <GuardedFilters title={title}>
          <ListView
            actions={
              <ListActions
                sortedBy={asCards ? [...new Set(['createdAt', ...sortFieldsOf(columns)])] : undefined}
                fold={fold}
              >
                {actions}
              </ListActions>
            }
            component="div"
            empty={false}
            // A failed refetch leaves the records: ListStatus shows the error.
            error={false}
            filters={[searchFilter(texts('search')), ...(fold?.isFolded ? [] : filters)]}
            pagination={<NamedPagination />}
            title={false}
          >
            <Content>
              <ListStatus texts={texts} serverFirst={serverFirst} empty={empty} toDo={list.filterDefaultValues} />
              {children}
            </Content>
          </ListView>
        </GuardedFilters>
      </ListBase>
    </>
  );
}

/** Fades the previous records while those of another filter or page are fetched. */
function Content({ children }: { children: ReactNode }) {
  const { isPlaceholderData } = useListContext();
  useNextRecords();
  return (
    <Box {...useFocusFallback()} sx={isPlaceholderData ? { opacity: 0.5, transition: 'opacity 0.2s 0.3s' } : {}}>
      {children}
    </Box>
  );
}
