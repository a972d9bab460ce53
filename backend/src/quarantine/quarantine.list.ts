import { SUSPECTED_SPAM_KIND } from '#contract/quarantine';
import type { ListFields } from '../common/list/index.js';

/** Names and addresses of whoever sent one of the forms, and what they wrote most. */
const SEARCHED = ['parentName', 'parentPhone', 'parentEmail', 'childName', 'name', 'phone', 'email', 'message'];

export const QUARANTINE_LIST: ListFields = {
  resource: 'quarantine',
  rules: { what: SUSPECTED_SPAM_KIND },
  searched: SEARCHED,
};
