import { audit } from '../messages/audit';
import { addTexts } from '../messages/later';

addTexts({ audit });
