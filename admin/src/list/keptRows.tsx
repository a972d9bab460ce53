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
  /** Keeps records that were just decided in their places, whatever the filter and sort order. */
  keep: (records: readonly RaRecord[]) => void;
  /** Whether a record was decided in this list, and not changed since. */
  isKept: (record: RaRecord) => boolean;
}

interface Kept {
  /** Page, filter and sort order at the decision: any other view shows no kept rows. */
  view: string;
  /** The ids in the order they were shown in. */
  order: readonly Identifier[];
  decided: ReadonlyMap<Identifier, RaRecord>;
  /** All of them, as they were shown then. */
  rows: ReadonlyMap<Identifier, RaRecord>;
}

const KeptRowsContext = createContext<KeptRows>({ keep: () => undefined, isKept: () => false });

export const useKeptRows = (): KeptRows => useContext(KeptRowsContext);

/** Styles of a row or card: decided ones are dimmed, and still readable. */
export const DIMMED = {
  '&[data-dimmed]': {
    bgcolor: 'background.default',
    '& .MuiTableCell-root, & dd, & .MuiLink-root': { color: 'text.secondary' },
  },
} as const;

/** Data attributes of a row or card: its record, and whether it was decided in this list. */
export function useRowAttributes() {
  const record = useRecordContext();
  const { isKept } = useKeptRows();
  return { 'data-row': record?.id, ...(record && isKept(record) && { 'data-dimmed': '' }) };
}

const NONE: Kept = { view: '', order: [], decided: new Map(), rows: new Map() };

/**
 * Keeps decided rows in place until the list is left, so that the next row does not move under a pointer that is about
 * to click. Once every row of a page is decided, those that move up from the next page are appended.
 */
export function KeepRows({ children }: { children: ReactNode }) {
  const list = useListContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const { data, sort, page, total = 0, refetch } = list;
  const { filter } = list;
  const filterValues = list.filterValues as object;
  const view = JSON.stringify([filterValues, sort, page]);
  const [latest, setLatest] = useState(NONE);
  const { order, decided, rows } = latest.view === view ? latest : NONE;

  const missing = [...decided.keys()].filter((id) => !data?.some((record) => record.id === id));
  const known = missing.flatMap((id) => rows.get(id) ?? []);
  // The server no longer lists them. Looked for by id once something was refreshed, because they can still be told, taken
  // back or deleted; until then they are what they were.
  const { data: found = known } = useGetMany<RaRecord>(
    resource,
    { ids: missing },
    { enabled: missing.length > 0, staleTime: Infinity, initialData: () => known },
  );
  // Their filter leaves them out of the next answer, so they count no longer.
  const gone = data?.filter((record) => decided.has(record.id) && leaves({ filter, filterValues }, record)).length ?? 0;
  const shown = data && inOrder(order, [...data, ...found]);

  const keptRows = useMemo(
    () => ({
      keep: (records: readonly RaRecord[]) => {
        setLatest({
          view,
          order: (shown ?? []).map(({ id }) => id),
          decided: new Map([...decided, ...byId(records)]),
          rows: new Map([...byId(shown ?? []), ...byId(records)]),
        });
        // A decision reads nothing (and leaves no line in the audit). Once a page is worked off, the next rows move up.
        const left = new Set([...decided.keys(), ...records.map(({ id }) => id)]);
        const haveLeft = records.some((record) => leaves({ filter, filterValues }, record));
        if (data?.every(({ id }) => left.has(id)) && haveLeft && total > data.length) void refetch();
      },
      isKept: (record: RaRecord) => decided.has(record.id) && decided.get(record.id)?.status === record.status,
    }),
    [view, shown, decided, total, data, filter, filterValues, refetch],
  );
  return (
    <KeptRowsContext value={keptRows}>
      <ListContextProvider value={shown ? ({ ...list, data: shown, total: total - gone } as typeof list) : list}>
        {children}
      </ListContextProvider>
    </KeptRowsContext>
  );
}

/** By what a list is narrowed: its own, and what was chosen. */
interface Narrowed {
  readonly filter?: object;
  readonly filterValues: object;
}

const byId = (records: readonly RaRecord[]) => records.map((record) => [record.id, record] as const);

/** Whether a decision took a record out of what its list is narrowed to. */
function leaves({ filter, filterValues }: Narrowed, record: RaRecord) {
  const { status, due } = { ...filter, ...filterValues } as { status?: unknown; due?: unknown };
  return due !== undefined || (status !== undefined && ![status].flat().includes(record.status as string));
}

/** Records in the order they were shown in; new ones at the end. */
function inOrder(order: readonly Identifier[], records: readonly RaRecord[]): RaRecord[] {
  const place = ({ id }: RaRecord) => (order.includes(id) ? order.indexOf(id) : order.length);
  return records.toSorted((a, b) => place(a) - place(b));
}
