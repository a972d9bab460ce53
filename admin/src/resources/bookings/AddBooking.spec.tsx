import { screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { AddBooking } from './AddBooking';

it('a caller who does not know yet how often or from when is not asked to make it up', async () => {
  const sent: object[] = [];
  const user = renderAdmin(
    <AddBooking />,
    {
      create: (_: string, { data }: { data: object }) => {
        sent.push(data);
        return Promise.resolve({ data: { id: 'b1', reference: 'OS-7K3M-9QXZ', ...data } });
      },
      getList: () => Promise.resolve({ data: [], total: 0 }),
    } as unknown as Partial<DataProvider>,
    { path: '/add-booking?kind=therapy-session-teacher' },
  );
  const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
  await type("Child's name", 'Kasun');
  await type("Child's age", '7');
  await type('School grade', '2');
  await type('What the parent would like', 'Speech');
  await type("Child's condition", 'Speaks little');
  await type("Parent's name", 'Malini');
  await type("Parent's phone number", '0771234567');
  await user.selectOptions(screen.getByLabelText('Consent'), 'Asked aloud: the parent agreed');
  const add = screen.getByRole('button', { name: 'Add a booking' });
  await user.click(add);
  expect(await screen.findByText('Enter the starting date.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Starting date still open' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sessions per week still open' }));
  await user.click(add);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ noOfsessionPerweekOpen: true, noOfsessionPerweek: 1, startingDateOpen: true }]);
  expect(sent[0]).toHaveProperty('startingDate', expect.any(Date));
});

it('a child who goes to preschool has no grade: one tick says both', async () => {
  const user = renderAdmin(<AddBooking />, {
    getList: () => Promise.resolve({ data: [], total: 0 }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Goes to preschool' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Not at school' }).checked).toBe(true);
});
