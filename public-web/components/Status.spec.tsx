import { act, screen } from '@testing-library/react';
import { renderPage } from '../test/render.js';
import { Status } from './Status.js';

it('says a change of language once, not again after each page that is slow', async () => {
  const { router } = renderPage(<Status />, 'en', '/page', true);
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => router.navigate('/si/page'));
  expect(screen.getByRole('status').textContent).toBe('මේ පිටුව දැන් සිංහලෙන්.');
  await act(() => router.navigate('/si/next'));
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => router.navigate('/ta/next'));
  expect(screen.getByRole('status').textContent).not.toBe('');
});
