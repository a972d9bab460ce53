import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import type { Layout } from './columns';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';

/** A table where there is room for one, cards elsewhere; both say the same with the same labels. */
export function RecordList(props: { records: readonly RaRecord[]; title: string; layout: Layout }) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return wide && !props.layout.cards ? <RecordTable {...props} /> : <RecordCards {...props} />;
}
