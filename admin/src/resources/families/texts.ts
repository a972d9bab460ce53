import { families, familyForms } from '../../messages/families';
import { addTexts } from '../../messages/later';

addTexts({ resources: { 'family-list': families, ...familyForms } });
