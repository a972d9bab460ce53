import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { isNarrowed } from './searchTerm';

/** Message keys of one list. */
export interface ListTexts {
  loading: string;
  failed: string;
  empty: string;
  /** For an empty answer to a search; the same as `empty` where the spec fixes one text. */
  noMatch?: string;
  /** What to do about an empty list. */
  advice: string;
  /** The server's sentence replaces `failed` instead of following it. */
  serverFirst?: true;
  count: string;
}

/** One live region that says where the list is: loading, nothing there, or how many. */
export function ListStatus({ texts }: { texts: ListTexts }) {
  const translate = useTranslate();
  const { isPending, total = 0, ...list } = useListContext();
  const empty = isNarrowed(list.filterValues) ? (texts.noMatch ?? texts.empty) : texts.empty;
  const text = total === 0 ? translate(empty) : translate(texts.count, { smart_count: total });
  return (
    <Typography role="status" sx={{ my: 1.5, color: 'text.secondary' }}>
      {isPending ? translate(texts.loading) : text}
    </Typography>
  );
}
