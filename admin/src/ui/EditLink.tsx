import { EditButton, useRecordContext, useTranslate } from 'react-admin';
import { useRecordName } from './useRecordName';

/** `<EditButton>` by the record's name. */
export function EditLink({ within }: { within?: string }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = useRecordName();
  const label = `${translate('admin.actions.edit')} ${translate('admin.actions.forRecord', { name })}`;
  // The spec defines other addresses for some forms.
  const to = within && record && { to: `${within}/${record.id}` };
  if (record?.consentWithdrawnAt !== undefined) return null;
  return <EditButton variant="outlined" aria-label={label} {...to} />;
}
