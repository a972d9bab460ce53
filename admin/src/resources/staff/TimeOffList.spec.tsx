import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../../test/answering';
import { losingTheFirst } from '../../../test/losingTheFirst';
import { renderAdmin } from '../../../test/renderAdmin';
import { hasUnsaved } from '../../providers/unsaved';
import { TimeOffList } from './TimeOffList';

it('asks before the page is left with days typed that are not added, and not once they are', async () => {
  answering(() => ({ affected: [] }));
  const user = renderAdmin(<TimeOffList profile="p1" timeOff={[]} />, {});
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2099-12-01' } });
  expect(hasUnsaved()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add time off' }));
  await waitFor(() => expect(hasUnsaved()).toBe(false));
});

it('days are added anew once those whose answer was lost are removed', async () => {
  answering(() => ({ affected: [] }));
  const keys = losingTheFirst('/staff/p1/time-off');
  const timeOff = { _id: 't1', profile: 'p1', from: '2099-12-01', to: '2099-12-01' };
  const user = renderAdmin(<TimeOffList profile="p1" timeOff={[timeOff]} />, {});
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2099-12-01' } });
  const add = () => user.click(screen.getByRole('button', { name: 'Add time off' }));
  await add();
  expect(await screen.findByText(/^It is not known whether this arrived\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('The time off is removed.')).toBeTruthy();
  await add();
  expect(await screen.findByText('The time off is added.')).toBeTruthy();
  expect(new Set(keys).size).toBe(2);
});

it('days are added with Enter', async () => {
  const sent = answering(() => ({ affected: [] }));
  const user = renderAdmin(<TimeOffList profile="p1" timeOff={[]} />, {});
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2099-12-01' } });
  await user.type(screen.getByLabelText('Reason (optional)'), 'Training{Enter}');
  expect(await screen.findByText('The time off is added.')).toBeTruthy();
  expect(sent).toMatchObject([{ address: '/staff/p1/time-off', body: { from: '2099-12-01', reason: 'Training' } }]);
});
