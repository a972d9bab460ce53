import { DETAIL_FIELDS } from '#contract/categories';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class CategoryDto extends dtoOf('Category', DETAIL_FIELDS) {}

export class CategoryChangesDto extends changesOf('CategoryChanges', DETAIL_FIELDS) {}

export const CATEGORY_LIST: ListFields = {
  resource: 'categories',
  rules: DETAIL_FIELDS,
  searched: ['tName', 'service', 'qualification'],
};
