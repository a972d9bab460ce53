import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, type DataProvider, type RaRecord } from 'react-admin';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { ContactList } from '../resources/contacts/ContactList';

const SENT = { id: 'c1', name: 'Malini', email: 'bot@example.com', message: 'Buy', status: 'new' };
const SUSPECTED = { ...SENT, suspectedSpam: true, createdAt: '2026-01-01T00:00:00.000Z' };

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** A list with these records. @param answer what the server says to a release */
function renderList(records: () => RaRecord[], answer: () => Response) {
  const asked: string[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (url, init) => {
    asked.push(`${init?.method ?? 'GET'} ${url instanceof Request ? url.url : String(url)}`);
    return Promise.resolve(answer());
  };
  const provider = { getList: () => Promise.resolve({ data: records(), total: records().length }) };
  const user = renderAdmin(
    <ResourceContextProvider value="getcontact">
      <ContactList />
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
  );
  return { user, asked };
}

describe('a record that is suspected of being spam', () => {
  it('is released or deleted, and nothing else is done with it', async () => {
    let records: RaRecord[] = [SUSPECTED];
    const { user, asked } = renderList(
      () => records,
      () => {
        records = [];
        return Response.json({ _id: 'c1' });
      },
    );
    const release = await screen.findByRole('button', { name: 'Release for Malini' });
    expect(screen.getByText('Suspected spam', { selector: 'td *' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete for Malini' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull();
    await user.click(release);
    expect(await screen.findByText('Released: it is now in its list.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Release for Malini' })).toBeNull());
    expect(asked).toEqual([expect.stringMatching(/^POST .*\/contact\/c1\/release$/)]);
  });

  it('says so where it cannot be released', async () => {
    expectFailedRequests();
    const { user } = renderList(
      () => [SUSPECTED],
      () => Response.json({ message: 'No.' }, { status: 503 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Release for Malini' }));
    expect(await screen.findByText(/^The form could not be released\./)).toBeTruthy();
  });
});
