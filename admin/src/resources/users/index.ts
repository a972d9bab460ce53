export { UserList } from './UserList';
export { UserShow } from './UserShow';
