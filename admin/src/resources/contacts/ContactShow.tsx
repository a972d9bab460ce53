import { CONTACT_FIELDS } from '#contract/contacts';
import { DeleteButton } from '../../record/DeleteButton';
import { ShowPage } from '../../record/ShowPage';

export const ContactShow = () => <ShowPage rules={CONTACT_FIELDS} actions={<DeleteButton redirect="list" />} />;
