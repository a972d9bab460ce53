import { waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { saveSent } from '../form/sent.js';
import { renderPage } from '../test/render.js';
import { forgetAll } from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';
import ProgressReportPage from './progress-report.js';

const OWN = '/progress-report#booking-aaaaaaaaaaaaaaaaaaaaaaaa';
const PAYLOAD = Buffer.from(JSON.stringify({ sub: 'ruwani', role: 'Counselor', exp: 4_000_000_000 }));
beforeEach(forgetAll);

const Page = () => (useLocation().pathname === '/ta/progress-report' ? <ProgressReportPage /> : null);

/** Opens the report from a therapist's list of sessions. */
function openOwn() {
  const { router } = renderPage(<Page />, 'ta', OWN);
  return router;
}

it('a report of staff whose session has run out leads to the login and back, never to that of a family', async () => {
  saveSent('follow-up', { token: 'secret' });
  const calls = serverThat();
  const router = openOwn();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/ta/login', state: { back: OWN } }));
  expect(calls).toEqual([]);
});

it('a report of staff whose session the server has ended leads there too', async () => {
  localStorage.setItem('token', `h.${PAYLOAD.toString('base64url')}.s`);
  serverThat({ status: 401, body: {} });
  const router = openOwn();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/ta/login', state: { back: OWN } }));
});
