import { screen } from '@testing-library/react';
import { renderPage } from '../test/render.js';
import { forgetAll } from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';
import Login from './login.js';

beforeEach(forgetAll);

it('leaves the focus at the heading of the form after a sign-out, for its button is gone', async () => {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const payload = Buffer.from(JSON.stringify({ role: 'Counselor', exp })).toString('base64url');
  localStorage.setItem('token', `h.${payload}.s`);
  const user = { email: 'ruwani@example.org', role: 'Counselor', full_name: 'Ruwani Silva', createdAt: '2026-11-20' };
  const calls = serverThat({ status: 200, body: { user } }, { status: 204 });
  const page = renderPage(<Login />);
  await page.user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Log in' }));
  expect(calls.at(-1)?.path).toBe('/user/logout');
});
