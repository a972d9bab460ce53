export { HeldList } from './HeldList';
