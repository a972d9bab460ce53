import { EditButton as StockEditButton, useRecordContext, useTranslate } from 'react-admin';
import { useRecordName } from './useRecordName';

/** The stock `<EditButton>`, named by the record. */
export function EditButton({ basePath }: { basePath?: string }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = useRecordName();
  const edit = translate('ra.action.edit');
  const label = `${edit} ${translate('admin.actions.forRecord', { name })}`;
  // The spec defines other addresses for some forms.
  const to = basePath && record && { to: `${basePath}/${record.id}` };
  if (record?.consentWithdrawnAt !== undefined) return null;
  return <StockEditButton className="edit-button" variant="outlined" title={edit} aria-label={label} {...to} />;
}
