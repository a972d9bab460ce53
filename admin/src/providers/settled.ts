import { queryClient } from './queryClient';

/** For pages that show no records, or whose records do not come. */
const LATEST_MS = 10_000;
/** From the answer to its records on the screen, on a weak device. */
const DRAWN_MS = 500;

const isIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no word for it.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, DRAWN_MS);
  });

/** What the guard asks is kept beside the records. */
const holdsRecords = (queryKey: unknown): boolean => !Array.isArray(queryKey) || queryKey[0] !== 'auth';

function firstAnswer(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(latest);
      stop();
      setTimeout(resolve, DRAWN_MS);
    };
    const latest = setTimeout(done, LATEST_MS);
    const stop = queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.state.status === 'success' && holdsRecords(query.queryKey)) done();
    });
  });
}

/** The first page stands with its records and the browser has nothing to do: time for what may be needed next. */
export async function settled(): Promise<void> {
  await firstAnswer();
  await isIdle();
}
