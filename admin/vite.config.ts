import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { SERVER_PATHS } from './src/config/resources.js';

/** The folders of resources that are about sessions. */
const PLANS = '(?:plans|sessions|series|goals|staff|holidays)';

/** `npx vite build admin`: one small HTML and hashed files under /admin-assets/, served by the backend. */
export default defineConfig({
  base: '/',
  publicDir: false,
  plugins: [react()],
  resolve: {
    // "#contract/*" points at the TypeScript sources under this condition (package.json, "imports").
    conditions: ['source', ...defaultClientConditions],
  },
  // The server puts a fresh nonce in the place of this word for every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  // PDF.js is a module.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'admin-assets',
    // Fonts as files: `font-src 'self'` needs no "data:".
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What lazy pages share with the lists would otherwise be a chunk of its own, which compresses worse.
            { name: 'initial', tags: ['$initial'] },
            // Lazy pages about records are a few hundred bytes each: together one request. The viewer and the report bring libraries.
            {
              name: 'records',
              test: new RegExp(`/admin/src/(?:resources/(?!${PLANS}/)|search/|audit/)(?!.*(?:CvPages|report/))`),
            },
            // The timetable, the planning of sessions and the goals share most of their parts; the calendar brings a library.
            { name: 'plans', test: new RegExp(`/admin/src/(?:resources/${PLANS}/(?!SessionCalendar)|messages/plans)`) },
            // What the other lazy pages share.
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    // Whole parts of a path: "/course" is the server's, "/courses" a page.
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [`^${path}([/?]|$)`, 'http://127.0.0.1:3000'])),
  },
});
