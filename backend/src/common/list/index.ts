export { LIST_DESCRIPTION, ListParams } from './list-params.decorator.js';
export { type ListFields, type ListQuery, NEWEST_FIRST, readListQuery } from './list-query.js';
export { dueTotals } from './due.js';
export { type InWeeks, totalOf, totalsBy, totalsByWeek } from './figures.js';
export { knownTo, readSearch, searchFor } from './search-text.js';
export { findPage, Page } from './page.js';
export { lastWeeks, type WeekSpan } from './weeks.js';
