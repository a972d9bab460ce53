import type { Page } from '@playwright/test';
import { Api } from './api.js';

/** Puts an administrator's token where the login page would, before any page of this browser is opened. */
export async function signInAsAdmin(page: Page, baseURL: string): Promise<void> {
  const { token } = await Api.signedIn(baseURL);
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signed-in-once') === null) localStorage.setItem('token', value);
    sessionStorage.setItem('signed-in-once', 'yes');
  }, token);
}
