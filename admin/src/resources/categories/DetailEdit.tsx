import { EditPage } from '../../form/pages';
import { FORM_FIELDS } from './detail';

/** /updatedetails/{detailId} */
export const DetailEdit = () => <EditPage resource="alldetails" rules={FORM_FIELDS} />;
