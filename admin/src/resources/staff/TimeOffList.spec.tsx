import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../../test/answering';
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
