import type { Page } from '@playwright/test';
import { Api } from './api.js';

/**
 * Puts an administrator's token where the login page would, before any page of this browser is opened.
 * @param session a test that ends its session, or runs against a product of its own, begins one
 */
export async function signInAsAdmin(page: Page, baseURL: string, session = Api.shared(baseURL)): Promise<void> {
  const { token } = await session;
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signed-in-once') === null) localStorage.setItem('token', value);
    sessionStorage.setItem('signed-in-once', 'yes');
  }, token);
}
