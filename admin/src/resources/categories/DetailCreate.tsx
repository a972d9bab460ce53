import { CreatePage } from '../../form/CreatePage';
import { PATHS } from '../../paths';
import { FORM_FIELDS } from './detail';

const TEXTS = {
  title: 'resources.categories.add',
  saved: 'resources.categories.added',
  failed: 'resources.categories.addFailed',
};

/** /adddetails */
export const DetailCreate = () => (
  <CreatePage resource="categories" rules={FORM_FIELDS} list={PATHS.allDetails} texts={TEXTS} />
);
