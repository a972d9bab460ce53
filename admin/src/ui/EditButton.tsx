import { EditButton as StockEditButton, useRecordContext, useTranslate } from 'react-admin';
import { useRecordName } from './useRecordName';

/** The stock `<EditButton>`, named by the record. */
export function EditButton({ within }: { within?: string }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = useRecordName();
  const label = `${translate('admin.actions.edit')} ${translate('admin.actions.forRecord', { name })}`;
  // The spec defines other addresses for some forms.
  const to = within && record && { to: `${within}/${record.id}` };
  if (record?.consentWithdrawnAt !== undefined) return null;
  return <StockEditButton variant="outlined" aria-label={label} {...to} />;
}
