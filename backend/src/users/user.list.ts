import { APPLICANT_FIELDS, USER_STATUS } from '#contract/users';
import type { ListFields } from '../common/list/index.js';

export const USER_LIST: ListFields = {
  resource: 'users',
  rules: { ...APPLICANT_FIELDS, status: USER_STATUS },
  searched: ['full_name', 'email', 'phone_number', 'whatsapp_number', 'home_address'],
};
