import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render.js';
import { Applied } from './Applied.js';

it.each([
  ['en', '23 November 2026'],
  ['si', '2026 නොවැම්බර් 23'],
  ['ta', '23 நவம்பர் 2026'],
] as const)('the receipt of an application says in %s on which day it came', (language, day) => {
  renderPage(<Applied full_name="Ruwani Silva" teacher_type="Counselor" received="2026-11-23" />, language);
  expect(screen.getByText(day)).toBeTruthy();
});

it('says that the registration has succeeded, in the words of the spec', () => {
  renderPage(<Applied full_name="Ruwani Silva" teacher_type="Counselor" />, 'en');
  expect(screen.getByText('Registered successfully!')).toBeTruthy();
});
