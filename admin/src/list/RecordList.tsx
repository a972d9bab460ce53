import type { RaRecord } from 'react-admin';
import type { Layout } from './columns';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import { useAsCards } from './useAsCards';

/** A table where there is room for one, cards elsewhere; both say the same with the same labels. */
export function RecordList(props: { records: readonly RaRecord[]; title: string; layout: Layout }) {
  return useAsCards(props.layout) ? <RecordCards {...props} /> : <RecordTable {...props} />;
}
