import { screen } from '@testing-library/react';
import { Create, SimpleForm } from 'react-admin';
import { TEACHER_PROFILE_FIELDS } from '#contract/categories';
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
