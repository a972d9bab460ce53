import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { FamilyCreate } from './FamilyForm';

const contacts = () => screen.queryAllByRole('textbox', { name: 'Name' });

it('takes a contact out with a button that names it, and that needs no mouse: the focus goes to the next one', async () => {
  const user = renderAdmin(
    <ResourceContextProvider value="family-list">
      <FamilyCreate />
    </ResourceContextProvider>,
    {},
  );
  await user.click(await screen.findByRole('button', { name: 'Add Contacts' }));
  expect(contacts()).toHaveLength(2);
  await user.type(contacts()[0] as HTMLElement, 'Malini');
  await user.type(contacts()[1] as HTMLElement, 'Anula');
  const [, second] = contacts();
  await user.click(screen.getByRole('button', { name: 'Remove Contact 1' }));
  expect(contacts().map((input) => (input as HTMLInputElement).value)).toEqual(['Anula']);
  expect(within(document.body).queryByRole('button', { name: 'Remove Contact 2' })).toBeNull();
  // Never to a button, which a second press would press.
  expect(document.activeElement).toBe(second);
  await user.click(screen.getByRole('button', { name: 'Remove Contact 1' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
