export { LIST_DESCRIPTION, ListParams } from './list-params.decorator.js';
export { bothOf, type Filter } from './filter.js';
export { eachOnce, type ListFields, type ListQuery, NEWEST_FIRST, newestFirst, readListQuery } from './list-query.js';
export { dueTotals, type WeeklyTotals, lastWeeks, totalsBy, totalsByWeek, type WeekSpan } from './figures.js';
export { withKnownFields, readSearch, searchFor } from './search-text.js';
export { similarNames } from './similar-names.js';
export { findPage, Page } from './page.js';
