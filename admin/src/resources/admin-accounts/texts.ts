import { adminAccounts } from '../../messages/adminAccounts';
import { addTexts } from '../../messages/later';

addTexts({ resources: { 'admin-accounts': adminAccounts } });
