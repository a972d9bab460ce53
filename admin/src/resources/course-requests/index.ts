export { RequestList } from './RequestList';
export { RequestShow } from './RequestShow';
