import { useTranslate } from 'react-admin';
import { CONTACT_FIELDS } from '#contract/contacts';
import { ListPage } from '../../list/ListPage';
import { contactLayout } from './contactLayout';

const TEXTS = {
  loading: 'resources.contacts.loading',
  failed: 'resources.contacts.failed',
  empty: 'resources.contacts.empty',
  noMatch: 'resources.contacts.noMatch',
  count: 'resources.contacts.count',
  advice: 'resources.contacts.advice',
};

/** /getcontact */
export function ContactList() {
  const translate = useTranslate();
  return (
    <ListPage
      resource="contacts"
      title={translate('resources.contacts.title')}
      texts={TEXTS}
      search="resources.contacts.search"
      layout={contactLayout}
      exported={CONTACT_FIELDS}
      bulk={{ delete: true }}
    />
  );
}
