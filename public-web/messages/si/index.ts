import type { Translation } from '../catalogue.js';
import * as account from './account.js';
import * as follow from './follow.js';
import * as forms from './forms.js';
import * as offline from './offline.js';
import * as progress from './progress.js';
import * as reading from './reading.js';
import * as services from './services.js';
import * as site from './site.js';
import * as staff from './staff.js';

export default {
  ...account,
  ...site,
  ...services,
  ...follow,
  ...forms,
  ...offline,
  ...reading,
  ...staff,
  ...progress,
} satisfies Translation;
