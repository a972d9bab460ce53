export { missingPages, securityContacts } from './pages.js';
export { servePages } from './serve-pages.js';
export { WebModule } from './web.module.js';
