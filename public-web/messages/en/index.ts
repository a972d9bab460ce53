import * as account from './account.js';
import * as booking from './booking.js';
import * as facts from './facts.js';
import * as findHelp from './findHelp.js';
import * as follow from './follow.js';
import * as forms from './forms.js';
import * as guides from './guides.js';
import * as legal from './legal.js';
import * as people from './people.js';
import * as services from './services.js';
import * as site from './site.js';

export default {
  ...account,
  ...site,
  ...services,
  ...facts,
  ...findHelp,
  ...people,
  ...booking,
  ...follow,
  ...forms,
  ...guides,
  ...legal,
};
