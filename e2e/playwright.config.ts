import { defineConfig } from '@playwright/test';
import { ADMIN } from './support/admin.js';
import { BROWSER } from './support/browser.js';

// Another port lets a second working copy run its browser tests at the same time.
const PORT = Number(process.env['E2E_PORT'] ?? 3900);

/** Parents have phones, administrators desks: the other width is tried where it matters, by a tag. */
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../test-results',
  timeout: 60_000,
  // A busy machine answers late, and is not wrong: passing takes no longer for it.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    // A recording of every test costs a seventh of the time: `npx playwright test --trace on` where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What is half faded in or out has half of its contrast.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: BROWSER,
  },
  projects: [
    { name: 'no screen', testMatch: /e2e\/[^/]+\.e2e\.ts$/ },
    { name: 'site on a phone', testMatch: 'public/*.e2e.ts', grepInvert: /@desk/, use: PHONE },
    { name: 'site on a desk', testMatch: 'public/*.e2e.ts', grep: /@desk|@both/, use: DESK },
    { name: 'admin on a desk', testMatch: 'admin/*.e2e.ts', grepInvert: /@phone/, use: DESK },
    { name: 'admin on a phone', testMatch: 'admin/*.e2e.ts', grep: /@phone|@both/, use: PHONE },
  ],
  webServer: {
    command: 'node e2e/support/start-product.mjs',
    cwd: '..',
    url: `http://localhost:${PORT}/health/ready`,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      RATE_LIMITS: 'off',
      SEED_DEMO: 'on',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  },
});
