import { install } from './install.mjs';

install();
const { build } = await import('./build.mjs');
build(['public-web']);
await import('../public-web/bench/main.mjs');
