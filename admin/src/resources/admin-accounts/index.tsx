import type { Views } from '../views';
import { AccountList } from './AccountList';

export const adminAccounts: Views = { list: AccountList };
