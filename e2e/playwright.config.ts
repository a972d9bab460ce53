import { defineConfig } from '@playwright/test';
import { ADMIN } from './support/admin.js';
import { BROWSER } from './support/browser.js';

// Another port lets a second working copy run its browser tests at the same time.
const PORT = Number(process.env['E2E_PORT'] ?? 3900);
const SCREENS = ['public/*.e2e.ts', 'admin/*.e2e.ts'];

/**
 * What does not depend on the width of a screen is tried on one: parents have phones, administrators desks.
 * Whole files are named here, single tests say `@phone` or `@desk`.
 */
const ON_PHONE = ['hydration', 'languages', 'letters', 'theme', 'without-script'];
const ON_DESK = ['guard', 'print', 'report'];
const files = (names: readonly string[]) => names.map((name) => `**/${name}.e2e.ts`);

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../test-results',
  timeout: 60_000,
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
    { name: 'no-screen', testMatch: /e2e\/[^/]+\.e2e\.ts$/ },
    {
      name: 'phone',
      testMatch: SCREENS,
      testIgnore: files(ON_DESK),
      grepInvert: /@desk/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      testMatch: SCREENS,
      testIgnore: files(ON_PHONE),
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
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
