import { useTranslate } from 'react-admin';
import { ReadFailure } from '../../ui/ReadFailure';

interface Query {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Props {
  of: Query | readonly Query[];
  /** Message key of what could not be read. */
  failed?: string;
}

/** Above what these pages read: that it could not be read, or is not there yet. */
export function ReadState({ of, failed = 'plans.failedToRead' }: Props) {
  const translate = useTranslate();
  const queries = [of].flat();
  const failing = queries.find(({ error }) => error);
  if (failing) return <ReadFailure failed={failed} error={failing.error} refetch={failing.refetch} />;
  return queries.some(({ data }) => data === undefined) && <p role="status">{translate('admin.record.loading')}</p>;
}
