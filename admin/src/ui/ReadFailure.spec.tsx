import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { renderAdmin } from '../../test/renderAdmin';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { ReadFailure } from './ReadFailure';

let reads = 0;

/** Something that comes at the second try. */
function Read() {
  const { error, refetch } = useQuery({
    queryKey: ['read'],
    queryFn: () => ((reads += 1) === 1 ? Promise.reject(new Error('Away')) : Promise.resolve(reads)),
  });
  return <ReadFailure failed="account.failed" error={error} refetch={refetch} />;
}

const Part = () => (
  <div {...useFocusFallback()}>
    <h2 tabIndex={-1}>Part</h2>
    <Read />
  </div>
);

it.each([
  ['Page', <Read key="read" />],
  ['Part', <Part key="part" />],
])(
  'the button to try again hands the focus to the heading above it, for it goes with the failure: %s',
  async (name, read) => {
    reads = 0;
    const user = renderAdmin(
      <>
        <h1 tabIndex={-1}>Page</h1>
        {read}
      </>,
      {},
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })));
  },
);
