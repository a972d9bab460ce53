import { announcement, dashboard } from '../messages/dashboard';
import { addTexts } from '../messages/later';

addTexts({ dashboard, resources: { announcement } });
