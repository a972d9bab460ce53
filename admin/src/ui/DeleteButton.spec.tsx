import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type DataProvider, HttpError, ResourceContextProvider } from 'react-admin';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { TeacherProfileList } from '../resources/categories/TeacherProfileList';
import { ContactList } from '../resources/contacts/ContactList';

const AT = '2026-01-01T00:00:00.000Z';
const MEENA = {
  id: '1',
  name: 'Meena',
  email: 'parent@example.lk',
  message: 'எப்போது?',
  status: 'new',
  createdAt: AT,
};
const NIMAL = {
  id: '2',
  tName: 'Nimal',
  service: 'Student counseling',
  age: 34,
  experience: 8,
  profilePicture: 'a.png',
};

describe.each<[resource: string, list: ReactNode, record: object, name: string, words: Record<string, string>]>([
  [
    'getcontact',
    <ContactList key="list" />,
    MEENA,
    'Meena',
    {
      question: 'Delete the message of Meena?',
      failed: 'An error occurred while deleting the contact. The server cannot be reached.',
      deleted: 'Contact deleted successfully.',
    },
  ],
  [
    'alldetails',
    <TeacherProfileList key="list" />,
    NIMAL,
    'Nimal',
    {
      question: 'Are you sure you want to delete this detail?',
      failed: 'Failed to delete details. The server cannot be reached.',
      deleted: 'Details deleted successfully.',
    },
  ],
])('a record of %s', (resource, list, record, name, { question, failed = '', deleted = '' }) => {
  it('is deleted after a question; where that fails, the row says so and stays', async () => {
    expectFailedRequests();
    let isAway = true;
    let data = [record];
    const provider = {
      getList: () => Promise.resolve({ data, total: data.length }),
      delete: () => {
        if (isAway) return Promise.reject(new HttpError('admin.errors.unreachable', 0));
        data = [];
        return Promise.resolve({ data: record });
      },
    };
    const user = renderAdmin(
      <ResourceContextProvider value={resource}>{list}</ResourceContextProvider>,
      provider as unknown as Partial<DataProvider>,
    );
    const button = { name: `Delete for ${name}` };
    const confirm = async () => {
      await user.click(await screen.findByRole('button', button));
      const dialog = screen.getByRole('dialog', { name: question });
      await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    };
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain(failed);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    isAway = false;
    await confirm();
    expect(await screen.findByText(deleted)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
  });
});
