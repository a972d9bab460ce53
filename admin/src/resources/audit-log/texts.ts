import { auditLog } from '../../messages/auditLog';
import { addTexts } from '../../messages/later';

addTexts({ resources: { 'audit-log': auditLog } });
