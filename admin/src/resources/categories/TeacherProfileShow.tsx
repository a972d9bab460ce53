import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { ShowPage } from '../../record/ShowPage';
import { FORM_FIELDS } from './detail';

export const TeacherProfileShow = () => (
  <ShowPage
    rules={FORM_FIELDS}
    actions={
      <>
        <EditLink within={PATHS.updateDetails} />
        <DeleteButton redirect="list" />
      </>
    }
  />
);
