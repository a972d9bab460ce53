import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import {
  ListContextProvider,
  useGetMany,
  useListContext,
  useRecordContext,
  useResourceContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';

interface KeptRows {
  /** Keeps a record that was just decided in its place, whatever the list is filtered and sorted by. */
  keep: (record: RaRecord) => void;
  /** Whether a record was decided here, and is still as it was decided. */
  isKept: (record: RaRecord) => boolean;
}

interface Kept {
  /** The page, filter and order it was decided in: another one shows the list as it is. */
  view: string;
  /** Of the rows as they stood. */
  order: readonly Identifier[];
  decided: ReadonlyMap<Identifier, RaRecord>;
}

const KeptRowsContext = createContext<KeptRows>({ keep: () => undefined, isKept: () => false });

export const useKeptRows = (): KeptRows => useContext(KeptRowsContext);

/** Of a row or card: what was decided is dimmed, and still well readable. */
export const DIMMED = {
  '&[data-dimmed]': {
    bgcolor: 'background.default',
    '& .MuiTableCell-root, & dd, & .MuiLink-root': { color: 'text.secondary' },
  },
} as const;

/** What marks a row or card: which record it shows, and whether that was decided here. */
export function useRowMark() {
  const record = useRecordContext();
  const { isKept } = useKeptRows();
  return { 'data-row': record?.id, ...(record && isKept(record) && { 'data-dimmed': '' }) };
}

const NONE: Kept = { view: '', order: [], decided: new Map() };

/**
 * Inside a list: what is decided stays where it is until the list is left, so that the next row does not slide under a
 * pointer that is about to decide. What moves up from the next page comes below.
 */
export function KeepRows({ children }: { children: ReactNode }) {
  const list = useListContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const { data, sort, page } = list;
  const view = JSON.stringify([list.filterValues, sort, page]);
  const [latest, setLatest] = useState(NONE);
  const { order, decided } = latest.view === view ? latest : NONE;

  const missing = [...decided.keys()].filter((id) => !data?.some((record) => record.id === id));
  // They are out of the list, and can still be told, taken back or deleted.
  const { data: fetched } = useGetMany<RaRecord>(resource, { ids: missing }, { enabled: missing.length > 0 });
  const shown = data && inOrder(order, [...data, ...(fetched ?? missing.flatMap((id) => decided.get(id) ?? []))]);

  const rows = useMemo(
    () => ({
      keep: (record: RaRecord) =>
        setLatest({
          view,
          order: (shown ?? []).map(({ id }) => id),
          decided: new Map([...decided, [record.id, record]]),
        }),
      isKept: (record: RaRecord) => decided.has(record.id) && decided.get(record.id)?.status === record.status,
    }),
    [view, shown, decided],
  );
  return (
    <KeptRowsContext value={rows}>
      <ListContextProvider value={shown ? ({ ...list, data: shown } as typeof list) : list}>
        {children}
      </ListContextProvider>
    </KeptRowsContext>
  );
}

/** Records in the order in which they stood; new ones at the end. */
function inOrder(order: readonly Identifier[], records: readonly RaRecord[]): RaRecord[] {
  const place = ({ id }: RaRecord) => (order.includes(id) ? order.indexOf(id) : order.length);
  return records.toSorted((a, b) => place(a) - place(b));
}
