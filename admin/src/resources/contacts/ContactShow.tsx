import { CONTACT_FIELDS } from '#contract/contacts';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { FieldsPanel } from '../../record/FieldsPanel';
import { ShowPage } from '../../record/ShowPage';
import { DELETE_TEXTS } from './contactLayout';

export const ContactShow = () => (
  <ShowPage
    resource="contacts"
    list={{ to: PATHS.contacts, label: 'resources.contacts.title' }}
    actions={<DeleteButton texts={DELETE_TEXTS} variant="outlined" />}
    panel={<FieldsPanel rules={CONTACT_FIELDS} />}
  />
);
