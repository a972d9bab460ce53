import { install } from './install.mjs';

install();
const { build, buildHarness } = await import('./build.mjs');
build(['backend', 'public-web']);
buildHarness();
await import('../backend/faults/dist/bench/main.js');
