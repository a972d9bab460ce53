import type { Views } from '../views';
import { UserEdit } from './UserEdit';
import { UserList } from './UserList';
import { UserShow } from './UserShow';

export const users: Views = { list: UserList, edit: UserEdit, show: UserShow };
