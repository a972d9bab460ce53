import { useTranslate } from 'react-admin';
import type { Layout } from './columns';
import { SortChoice } from './SortChoice';
import { useAsCards } from './useAsCards';
import { useFieldLabel } from './useFieldLabel';

const RECEIVED = 'createdAt';
const BY_DATE = [
  { field: RECEIVED, order: 'DESC', label: 'admin.list.newestFirst' },
  { field: RECEIVED, order: 'ASC', label: 'admin.list.oldestFirst' },
] as const;

/** Cards have no column heads to press: the same orders, to choose from. */
export function CardOrder({ layout }: { layout: Layout }) {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const asCards = useAsCards(layout);
  const columns = [layout.headline, ...layout.columns].filter(({ sortBy = RECEIVED }) => sortBy !== RECEIVED);
  if (!asCards || columns.length === 0) return null;
  const byColumn = columns.flatMap(({ source, sortBy = source }) => {
    const field = labelOf(source);
    return [
      { field: sortBy, order: 'ASC', label: translate('admin.list.by', { field }) } as const,
      { field: sortBy, order: 'DESC', label: translate('admin.list.byBackwards', { field }) } as const,
    ];
  });
  return <SortChoice sorts={[...BY_DATE, ...byColumn]} />;
}
