import { APPLICANT_FIELDS, USER_STATUS } from '#contract/users';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { REFERENCE } from '#contract/references';
import type { ListFields } from '../common/list/index.js';
import { TO_TELL_FILTER } from '../submissions/index.js';

export const USER_LIST: ListFields = {
  resource: 'users',
  rules: {
    ...APPLICANT_FIELDS,
    ...LANGUAGE_FIELDS,
    reference: REFERENCE,
    status: USER_STATUS,
    toTell: TO_TELL_FILTER,
  },
  searched: ['reference', 'full_name', 'email', 'phone_number', 'whatsapp_number', 'home_address'],
};
