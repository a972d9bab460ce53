import { install } from './install.mjs';

install();
const { build, buildHarness } = await import('./build.mjs');
build(['backend', 'public-web']);
buildHarness();
const isOfSessions = process.argv.includes('--sessions');
await import(`../backend/faults/dist/bench/${isOfSessions ? 'sessions' : 'main'}.js`);
