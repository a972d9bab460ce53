export { DetailCreate } from './DetailCreate';
export { DetailEdit } from './DetailEdit';
export { DetailList } from './DetailList';
export { DetailShow } from './DetailShow';
