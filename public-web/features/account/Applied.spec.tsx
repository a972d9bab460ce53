import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render.js';
import { Applied } from './Applied.js';

it('says that the registration has succeeded, in the words of the spec', () => {
  renderPage(<Applied full_name="Ruwani Silva" teacher_type="Counselor" />, 'en');
  expect(screen.getByText('Registered successfully!')).toBeTruthy();
});
