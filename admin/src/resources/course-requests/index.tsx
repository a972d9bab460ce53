import type { Views } from '../views';
import { RequestList } from './RequestList';
import { RequestShow } from './RequestShow';

export const courseRequests: Views = { list: RequestList, show: RequestShow };
