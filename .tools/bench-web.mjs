import { install } from './install.mjs';

install();
const { build } = await import('./build.mjs');
build(['admin', 'public-web']);
await import('../public-web/bench/main.mjs');
