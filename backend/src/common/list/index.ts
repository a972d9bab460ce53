export { LIST_DESCRIPTION, ListParams } from './list-params.decorator.js';
export { type ListFields, type ListQuery, NEWEST_FIRST, newestFirst, readListQuery } from './list-query.js';
export { dueTotals, type InWeeks, lastWeeks, totalsBy, totalsByWeek, type WeekSpan } from './figures.js';
export { knownTo, readSearch, searchFor } from './search-text.js';
export { similarNames } from './similar-names.js';
export { findPage, Page } from './page.js';
