import { defineConfig } from '@playwright/test';
import { ADMIN } from './support/admin.js';
import { BROWSER } from './support/browser.js';

// Another port lets a second working copy run its browser tests at the same time.
const PORT = Number(process.env['E2E_PORT'] ?? 3900);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../test-results',
  // For slow and busy machines; passing tests take no longer for it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // What can no longer be pressed is named, instead of waited for until the whole test is too late.
    actionTimeout: 60_000,
    locale: 'en-GB',
    // Traces cost a seventh of the time: `npx playwright test --trace on` if needed.
    trace: 'off',
    // It would answer what a test answers itself with `page.route`; `offline` lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Without animations: axe would measure the contrast of a half-faded element.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: BROWSER,
  },
  webServer: {
    command: 'node e2e/support/start-product.mjs',
    cwd: '..',
    url: `http://localhost:${PORT}/health/ready`,
    reuseExistingServer: false,
    // The product removes its store when it stops.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
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
