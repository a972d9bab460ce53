import { APPLICANT_FIELDS } from '#contract/users';
import { EditPage } from '../../form/pages';

/** The contact fields of an applicant, to put right. */
export const UserEdit = () => <EditPage resource="user-list" rules={APPLICANT_FIELDS} />;
