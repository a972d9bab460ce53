import { install } from './install.mjs';

install();
const { build } = await import('./build.mjs');
build();
await import('../backend/dist/bundle/main.js');
