import { SERVICE_FIELDS } from '#contract/services';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class ServiceDto extends dtoOf('Service', SERVICE_FIELDS) {}

export class ServiceChangesDto extends changesOf('ServiceChanges', SERVICE_FIELDS) {}

export const SERVICE_LIST: ListFields = {
  resource: 'services',
  rules: SERVICE_FIELDS,
  searched: ['service'],
};
