import { screen, waitFor } from '@testing-library/react';
import { HttpError, ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { SuspectedSpamList } from './SuspectedSpamList';

const HELD = { id: 'h1', what: 'contact', name: 'Malini', createdAt: '2026-01-01T00:00:00.000Z' };

describe('a form that is released', () => {
  it('and that a colleague has deleted goes from the list, which says so', async () => {
    console.error = () => undefined;
    let held = [HELD];
    const provider = {
      getList: () => Promise.resolve({ data: held, total: held.length }),
      update: () => {
        held = [];
        return Promise.reject(new HttpError('Not found', 404));
      },
    };
    const user = renderAdmin(
      <ResourceContextProvider value="held-back">
        <SuspectedSpamList />
      </ResourceContextProvider>,
      provider as unknown as Partial<DataProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Release for Malini' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Release for Malini' })).toBeNull());
    expect(screen.getByText(/This record no longer exists\.$/)).toBeTruthy();
  });
});
