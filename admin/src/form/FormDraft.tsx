import { Alert, Button } from '@mui/material';
import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { moment } from '../config/formats';
import { type Draft, keepDraft, loadDraft, eraseDraft } from '../providers/drafts';
import { setUnsaved } from '../providers/unsaved';

interface Props {
  /** Names the form: only there is it offered what was typed into it. */
  form: string;
  /** Version of the record it changes, as it was opened. */
  version?: string | undefined;
}

/** Files cannot be stored; an array holds what is ticked. */
const isKeepable = (value: unknown): boolean => typeof value !== 'object' || value === null || Array.isArray(value);

/**
 * Saves what is typed as a draft, warns before leaving, and offers the draft after a reload. Only the fields that were
 * typed into: a colleague may have changed the others since.
 */
export function FormDraft({ form, version }: Props) {
  const translate = useTranslate();
  const { control, setValue } = useFormContext();
  const { dirtyFields } = useFormState({ control });
  const values = useWatch({ control });
  const [offer, setOffer] = useState(() => loadDraft(form));
  const changed = Object.entries(values).filter(([name]) => name in dirtyFields);
  const isUnsaved = changed.length > 0;
  const typed = JSON.stringify(Object.fromEntries(changed.filter(([, value]) => isKeepable(value))));

  useEffect(() => {
    setUnsaved(form, isUnsaved);
    if (isUnsaved) {
      keepDraft(form, { typed: JSON.parse(typed) as Draft['typed'], ...(version !== undefined && { version }) });
    } else if (!offer) eraseDraft(form);
  }, [form, version, isUnsaved, typed, offer]);
  useEffect(() => () => setUnsaved(form, false), [form]);

  if (!offer) return null;
  const take = ({ currentTarget }: MouseEvent, isWanted: boolean): void => {
    if (isWanted) for (const [name, value] of Object.entries(offer.typed)) setValue(name, value, { shouldDirty: true });
    currentTarget.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    setOffer(undefined);
  };
  const isChanged = offer.version !== version;
  return (
    <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
      {translate(`admin.unsaved.${isChanged ? 'offerChanged' : 'offer'}`, {
        moment: moment(new Date(offer.at).toISOString()),
      })}{' '}
      <Button size="small" variant="outlined" sx={{ mx: 1 }} onClick={(event) => take(event, true)}>
        {translate('admin.unsaved.bringBack')}
      </Button>
      <Button size="small" onClick={(event) => take(event, false)}>
        {translate('admin.unsaved.discard')}
      </Button>
    </Alert>
  );
}
