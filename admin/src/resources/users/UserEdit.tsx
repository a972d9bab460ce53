import { APPLICANT_FIELDS } from '#contract/users';
import { EditPage } from '../../form/pages';

/** Corrects the contact fields of an applicant. */
export const UserEdit = () => <EditPage resource="user-list" rules={APPLICANT_FIELDS} />;
