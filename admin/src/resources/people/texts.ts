import { addTexts } from '../../messages/later';
import { people } from '../../messages/people';

addTexts({ resources: { 'people-list': people } });
