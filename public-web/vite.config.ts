import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// The bundler names virtual modules relative to the working folder and the router looks for them relative to this one.
process.chdir(import.meta.dirname);

/** What the running backend answers while pages are being written: `npm start` in another terminal. */
const API = ['/user', '/category', '/course', '/contact/addcontact', '/uploads', '^/[a-z-]+/add-booking'];

export default defineConfig({
  plugins: [reactRouter()],
  // `#contract/*` answers TypeScript under the condition "source": the rules are bundled, not the built backend.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    // Drawings and fonts stay files: a data: URI inside the JavaScript would be paid for by every visitor.
    assetsInlineLimit: 0,
    target: ['chrome100', 'safari15.4', 'firefox100'],
  },
  server: {
    proxy: Object.fromEntries(API.map((path) => [path, 'http://localhost:3000'])),
  },
});
