import { headOf } from '../components/head.js';
import { NotFound } from '../components/NotFound.js';
import { textsOf } from '../messages/texts.server.js';

export const loader = textsOf('notFound');
export const meta = headOf('notFound');

export default NotFound;
