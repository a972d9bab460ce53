import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, ShowBase, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { AnswerForm } from './AnswerForm';

const READ = { id: 'm1', name: 'Malini', status: 'new', updatedAt: '2026-01-01T00:00:00.000Z' };
const NOW = { ...READ, status: 'closed', updatedAt: '2026-01-02T00:00:00.000Z' };

describe('the answer to a message', () => {
  it('that a colleague has changed is kept, and can be sent about the message as it is now', async () => {
    localStorage.setItem('token', 'x');
    console.error = () => undefined;
    const versions: (string | null)[] = [];
    let message = READ;
    globalThis.fetch = (_address, init) => {
      const version = new Headers(init?.headers).get('If-Match');
      versions.push(version);
      message = NOW;
      const isCurrent = version === `"${NOW.updatedAt}"`;
      const body = isCurrent ? { _id: NOW.id, ...NOW } : { message: 'Somebody has changed it.' };
      return Promise.resolve(Response.json(body, { status: isCurrent ? 200 : 412 }));
    };
    const provider = {
      getOne: () => Promise.resolve({ data: message }),
      getList: () => Promise.resolve({ data: [], total: 0 }),
    };
    const user = renderAdmin(
      <ResourceContextProvider value="getcontact">
        <ShowBase id="m1" loading={<></>}>
          <AnswerForm />
        </ShowBase>
      </ResourceContextProvider>,
      provider as unknown as Partial<DataProvider>,
    );
    const answer = await screen.findByRole<HTMLInputElement>('textbox');
    await user.type(answer, 'On Monday.');
    await user.click(screen.getByRole('button', { name: 'Answer the message' }));
    expect(await screen.findByText(/Somebody has changed it\.$/)).toBeTruthy();
    expect(answer.value).toBe('On Monday.');
    await user.click(screen.getByRole('button', { name: 'Answer the message' }));
    await waitFor(() => expect(versions).toEqual([`"${READ.updatedAt}"`, `"${NOW.updatedAt}"`]));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
  });
});
