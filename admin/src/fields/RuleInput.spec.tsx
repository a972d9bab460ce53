import { screen, within } from '@testing-library/react';
import { Create, HttpError, SimpleForm } from 'react-admin';
import { ASSIGNMENT_FIELDS } from '#contract/bookings';
import { PROFILE_PICTURE, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { RuleInput } from './RuleInput';

it('is there at once, lists of choices too: a form that grows moves its button from under the pointer', async () => {
  renderAdmin(
    <Create resource="alldetails">
      <SimpleForm>
        <RuleInput source="districts" rule={TEACHER_PROFILE_FIELDS.districts} />
      </SimpleForm>
    </Create>,
    {},
  );
  await screen.findByRole('button', { name: 'Save' });
  screen.getByRole('checkbox', { name: 'Badulla' });
});

it.each([
  [
    'a HEIC photo, whatever its name says',
    '\0\0\0\u0024ftypheic\0\0\0\0mif1heic',
    'IMG_1.jpg',
    /HEIC photo.*Save it as JPEG first/,
  ],
  ['an empty file', '', 'me.png', 'Profile picture is empty. Choose the file again.'],
])('says when a picture is chosen what is wrong with %s', async (_, content, name, message) => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const user = renderAdmin(
    <Create resource="alldetails">
      <SimpleForm>
        <RuleInput source="profilePicture" rule={PROFILE_PICTURE} />
      </SimpleForm>
    </Create>,
    {},
  );
  const file = new File([content], name, { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Profile picture'), file);
  expect(await screen.findByText(message)).toBeTruthy();
});

it('says that the teachers to choose from could not be loaded', async () => {
  expectFailedRequests();
  renderAdmin(
    <Create resource="inbox">
      <SimpleForm>
        <RuleInput source="assignedStaff" rule={ASSIGNMENT_FIELDS.assignedStaff} />
      </SimpleForm>
    </Create>,
    { getList: () => Promise.reject(new HttpError('Not now', 503)) },
  );
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The teachers could not be loaded.');
  expect(within(failure).getByRole('button', { name: 'Try again' })).toBeTruthy();
});
