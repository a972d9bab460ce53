export { AskedFor } from './asked-for.decorator.js';
export { type ListFields, type ListQuery, readListQuery } from './list-query.js';
export { findPage, Page, ReadyPage } from './page.js';
export { Envelope, inEnvelope, PageInterceptor } from './page.interceptor.js';
