import { CreatePage } from '../../form/pages';
import { FORM_FIELDS } from './detail';

/** /adddetails */
export const DetailCreate = () => <CreatePage resource="alldetails" rules={FORM_FIELDS} />;
