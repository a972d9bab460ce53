import { dataRequests } from '../../messages/dataRequests';
import { addTexts } from '../../messages/later';

addTexts({ resources: { 'privacy-requests': dataRequests } });
