import { install } from './install.mjs';

install();
const { build, buildHarness } = await import('./build.mjs');
build();
buildHarness();
await import('../backend/faults/dist/faults/main.js');
