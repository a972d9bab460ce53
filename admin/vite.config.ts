import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { PAGE_MODULES } from './bundle/pageModules.js';
import { startPages } from './bundle/startPages.js';

/** `npx vite build admin`: one small HTML and hashed files under /admin-assets/, served by the backend. */
export default defineConfig({
  base: '/',
  publicDir: false,
  plugins: [react(), startPages(PAGE_MODULES)],
  resolve: {
    // "#contract/*" points at the TypeScript sources under this condition (package.json, "imports").
    conditions: ['source', ...defaultClientConditions],
  },
  // The server puts a fresh nonce in the place of this word for every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'admin-assets',
    // Fonts as files: `font-src 'self'` needs no "data:".
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/user/',
        '/file/',
        '/course/',
        '/category/',
        '/contact/',
        '/bookings/',
        '/dashboard/',
        '/audit',
        '/uploads/',
        '/shadow-teacher/',
        '/special-need-teacher/',
      ]
        .concat(['/counselling-teacher/', '/readiness-teacher/', '/therapy-session-teacher/'])
        .map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
});
