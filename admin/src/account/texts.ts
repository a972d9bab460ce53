import { account, accountForms } from '../messages/account';
import { addTexts } from '../messages/later';

addTexts({ account, resources: accountForms });
