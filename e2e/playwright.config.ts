import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { ADMIN } from './support/admin.js';

// Another port lets a second working copy run its browser tests at the same time.
const PORT = Number(process.env['E2E_PORT'] ?? 3900);
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
if (!existsSync(CHROMIUM)) throw new Error(`No browser at ${CHROMIUM}: set CHROMIUM to its path.`);

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SCREENS = ['public/*.e2e.ts', 'admin/*.e2e.ts'];

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
    trace: 'retain-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: QUIET },
  },
  projects: [
    { name: 'no-screen', testMatch: /e2e\/[^/]+\.e2e\.ts$/ },
    {
      name: 'phone',
      testMatch: SCREENS,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk', testMatch: SCREENS, use: { viewport: { width: 1280, height: 800 } } },
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
