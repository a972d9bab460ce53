import { screen, waitFor } from '@testing-library/react';
import { NOTICE_VERSION } from '#contract/notice';
import { saveDraft } from '../form/draft.js';
import { renderPage } from '../test/render.js';
import { forgetAll } from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';
import Booking from './booking.js';

const ANSWERS = {
  parentName: 'Nimal Perera',
  parentPhone: '0771234567',
  childName: 'Kavya',
  childAge: '7',
  schoolGrade: '2',
  noOfsessionPerweek: '1',
  requirementsNeeds: 'Somebody to talk to',
  childCondition: 'Finds new people hard',
};
beforeEach(forgetAll);

it.each([
  ['of an earlier text is taken back, and given anew', '2026-01-31', false, 'en'],
  ['of the text of now stays', NOTICE_VERSION, true, 'si'],
])('the consent in a draft %s', async (_, consentVersion, stays, consentLanguage) => {
  const answers = { ...ANSWERS, guardian: 'yes', consentVersion, consentLanguage: 'si' };
  saveDraft('booking-counselling-teacher', { answers, key: 'k'.repeat(32), at: Date.now() });
  const calls = serverThat({ status: 201, body: { bookingId: 'OS-1' } });
  const { user } = renderPage(<Booking />, 'en', '/booking-counselling-teacher#check');
  const box = await screen.findByLabelText<HTMLInputElement>('I am the parent or legal guardian of this child.');
  await waitFor(() => expect(box.checked).toBe(stays));
  if (!stays) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Send booking request' }));
  await screen.findByText('OS-1');
  expect(calls[0]?.body).toMatchObject({ consentVersion: NOTICE_VERSION, consentLanguage });
});
