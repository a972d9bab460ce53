import { useParams } from 'react-router';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { FieldsPanel } from '../../record/FieldsPanel';
import { LinkButton } from '../../record/LinkButton';
import { ShowPage } from '../../record/ShowPage';
import { DELETE_TEXTS, editPathOf, FORM_FIELDS } from './detail';

export function DetailShow() {
  const { id = '' } = useParams();
  return (
    <ShowPage
      resource="categories"
      list={{ to: PATHS.allDetails, label: 'resources.categories.title' }}
      actions={
        <>
          <LinkButton to={editPathOf(id)} label="admin.actions.edit" variant="outlined" />
          <DeleteButton texts={DELETE_TEXTS} variant="outlined" />
        </>
      }
      panel={<FieldsPanel rules={FORM_FIELDS} />}
    />
  );
}
