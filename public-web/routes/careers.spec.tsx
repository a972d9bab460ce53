import { screen } from '@testing-library/react';
import { renderPage } from '../test/render.js';
import { forgetAll } from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';
import Careers from './careers.js';
import Signup from './signup.js';

beforeEach(forgetAll);

describe('the open posts', () => {
  it('are shown with all that decides, and lead to the form with their role chosen', async () => {
    const vacancy = {
      ...{ _id: 'a', title: 'Speech therapist in Galle', teacher_type: 'Speech_Therapist', district: 'Galle' },
      ...{ hours: 'Mornings', pay: 'Rs 3,000 a session', description: 'Four children.' },
      ...{ safeguarding: 'Two references.', closingDate: '2027-01-31T00:00:00.000Z' },
    };
    const calls = serverThat({ status: 200, body: [vacancy] });
    const { user, router } = renderPage(<Careers />, 'en', '/Careers');
    const apply = await screen.findByRole('link', { name: 'Apply: Speech therapist in Galle' });
    expect(calls[0]?.path).toBe('/vacancy');
    for (const told of ['1 open post', 'Galle', 'Mornings', 'Rs 3,000 a session', 'Two references.']) {
      expect(screen.getByText(told)).toBeTruthy();
    }
    expect(screen.getByText('Apply by 31 January 2027.')).toBeTruthy();
    await user.click(apply);
    expect(router.state.location).toMatchObject({ pathname: '/signup', state: { teacher_type: 'Speech_Therapist' } });
  });

  it('say honestly that there is none', async () => {
    serverThat({ status: 200, body: [] });
    renderPage(<Careers />, 'en', '/Careers');
    expect(await screen.findByText('No post is open today. You can apply all the same.')).toBeTruthy();
  });
});

it('the six tiles say what the form calls their roles, and there is one way to apply', async () => {
  serverThat({ status: 200, body: [] });
  renderPage(<Careers />, 'en', '/Careers');
  expect(await screen.findByText('No post is open today. You can apply all the same.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Available careers for you !');
  const tiles = [...document.querySelectorAll('.service')].map((tile) => [
    tile.querySelector('h3')?.textContent,
    tile.querySelector('.soft')?.textContent,
  ]);
  expect(tiles).toEqual([
    ['Shadow Teacher', 'In the form: Shadow teacher'],
    ['Special Needs Teacher', 'In the form: Home visiting teacher'],
    ['School Readiness Program', 'In the form: Home visiting teacher'],
    ['Student Counsellor', 'In the form: Counsellor'],
    [
      'Speech and Behavior Occupational Therapist',
      'In the form: Speech therapist, Behaviour therapist, Occupational therapist',
    ],
    ['Parent Counsellor', 'In the form: Counsellor'],
  ]);
  expect(screen.getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe('/signup');
});

it('the form of applicants offers every role, and says what it does not keep', () => {
  renderPage(<Signup />, 'en', '/signup');
  expect(screen.getByLabelText('Speech therapist')).toBeTruthy();
  expect(screen.getByText('Your CV and your password are not kept. Please add them when you come back.')).toBeTruthy();
});
