import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import type { Layout } from './columns';
import { EmptyAdvice } from './EmptyAdvice';
import { ListFailure } from './ListFailure';
import { ListStatus, type ListTexts } from './ListStatus';
import { Pager } from './Pager';
import { RecordList } from './RecordList';
import { useFocusRescue } from './useFocusRescue';

interface Props {
  title: string;
  texts: ListTexts;
  layout: Layout;
  /** What an empty list offers, a button to the add form for example. */
  whenEmpty?: ReactNode;
}

/** What a list shows in each of its states: loading, failed, empty, or its records. What is there stays when a look for news fails. */
export function ListBody({ title, texts, layout, whenEmpty }: Props) {
  const { data, error } = useListContext<RaRecord>();
  const records = data ?? [];
  const rescue = useFocusRescue(records.map(({ id }) => id).join());
  return (
    <Box {...rescue}>
      {error ? <ListFailure texts={texts} /> : <ListStatus texts={texts} />}
      <EmptyAdvice advice={texts.advice}>{whenEmpty}</EmptyAdvice>
      {records.length > 0 && <RecordList records={records} title={title} layout={layout} />}
      {records.length > 0 && <Pager />}
    </Box>
  );
}
