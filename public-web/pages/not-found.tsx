import { headOf } from '../layout/head.js';
import { NotFound } from '../layout/NotFound.js';
import { textsOf } from '../messages/texts.server.js';

export const loader = textsOf('notFound');
export const meta = headOf('notFound');

export default NotFound;
