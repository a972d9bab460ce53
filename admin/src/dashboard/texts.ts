import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { dashboard } from '../messages/dashboard';
import { labelsOf } from '../messages/labels';
import { addTexts } from '../messages/later';

addTexts({ dashboard, resources: { announcement: { fields: labelsOf(ANNOUNCEMENT_FIELDS) } } });
