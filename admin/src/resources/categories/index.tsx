import type { Views } from '../views';
import { DetailList } from './DetailList';
import { DetailShow } from './DetailShow';

/** Their form has an address of its own: /updatedetails/{id}. */
export const categories: Views = { list: DetailList, show: DetailShow };
