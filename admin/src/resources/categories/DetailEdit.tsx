import { EditPage } from '../../form/EditPage';
import { PATHS } from '../../paths';
import { FORM_FIELDS } from './detail';

const TEXTS = {
  title: 'resources.categories.edit',
  saved: 'resources.categories.saved',
  failed: 'resources.categories.saveFailed',
};

/** /updatedetails/{detailId} */
export const DetailEdit = () => (
  <EditPage resource="categories" rules={FORM_FIELDS} list={PATHS.allDetails} texts={TEXTS} />
);
