import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { SuspectedSpamList } from './SuspectedSpamList';

const HELD = { id: 'h1', what: 'contact', name: 'Malini', createdAt: '2026-01-01T00:00:00.000Z' };

const renderList = (provider: unknown) =>
  renderAdmin(
    <ResourceContextProvider value="held-back">
      <SuspectedSpamList />
    </ResourceContextProvider>,
    provider as Partial<DataProvider>,
  );

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
    const user = renderList(provider);
    await user.click(await screen.findByRole('button', { name: 'Release for Malini' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Release for Malini' })).toBeNull());
    expect(screen.getByText(/This record no longer exists\.$/)).toBeTruthy();
  });

  it('may be one of many: they are asked about by their names, and released each', async () => {
    const held = [HELD, { ...HELD, id: 'h2', name: 'Kamal' }];
    const asked: unknown[] = [];
    const user = renderList({
      getList: () => Promise.resolve({ data: held, total: 2 }),
      updateMany: (resource: string, { meta }: { meta: unknown }) => {
        asked.push([resource, meta]);
        return Promise.resolve({ data: ['h1', 'h2'] });
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    const dialog = screen.getByRole('dialog', { name: 'Release 2 forms?' });
    expect(dialog.textContent).toContain('Malini, Kamal. Each then goes to its list.');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 forms released.')).toBeTruthy();
    expect(asked).toEqual([['held-back', { records: held }]]);
  });
});
