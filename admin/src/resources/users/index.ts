export { default } from './UserList';
