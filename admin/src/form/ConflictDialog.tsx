import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { RecordContextProvider, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Rules } from '#contract/rule';
import { RuleValue } from '../fields/RuleValue';
import { useChoiceWord } from '../fields/useChoiceWord';
import type { ConflictError } from '../providers/conflict';
import { useWhoChanged } from '../audit/useWhoChanged';

interface Props {
  rules: Rules;
  error: ConflictError;
  /** The values of the form. */
  typed: Readonly<Record<string, unknown>>;
  onKeepMine: () => void;
  /** The contested fields of the form have their values then; what was typed into others stays. */
  onTakeTheirs: () => void;
  /** Back to the form, where all that was typed stays. */
  onCancel: () => void;
}

/** Within a form: shows what was typed beside a colleague's values of the same fields, and asks which to keep. */
export function ConflictDialog({ rules, error, typed, onKeepMine, onTakeTheirs, onCancel }: Props) {
  const { current, fields } = error;
  const translate = useTranslate();
  const resource = useResourceContext();
  const titleId = useId();
  const { resetField } = useFormContext();
  const whoChanged = useWhoChanged();
  const { data: change } = useQuery({
    queryKey: ['conflict', resource, current.id, current.updatedAt],
    queryFn: () => whoChanged(error, (change) => fields.some((field) => change.fields.includes(field))),
    // There is nothing any more that somebody could be named for.
    enabled: current.updatedAt !== undefined,
    staleTime: 'static',
    gcTime: 0,
  });
  const mine: RaRecord = { ...typed, id: current.id };
  const typedFields = fields.filter((name) => name in rules);
  const takeTheirs = (): void => {
    const values: Record<string, unknown> = current;
    for (const name of fields) resetField(name, { defaultValue: values[name] ?? null });
    onTakeTheirs();
  };
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('admin.conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography role="status">{change && translate('admin.conflict.changed', change)}</Typography>
        <Version title="admin.conflict.text" record={current} fields={fields} rules={rules} />
        <Version
          title="admin.conflict.mine"
          record={mine}
          fields={typedFields.length > 0 ? typedFields : Object.keys(rules)}
          rules={rules}
        />
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'stretch', gap: 1 }}>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <Button onClick={takeTheirs}>{translate('admin.conflict.takeTheirs')}</Button>
        <Button variant="contained" onClick={onKeepMine}>
          {translate('admin.conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersionProps {
  title: string;
  record: RaRecord;
  fields: readonly string[];
  rules: Rules;
}

/** The contested fields of one version. */
function Version({ title, record, fields, rules }: VersionProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const wordOf = useChoiceWord();
  const titleId = useId();
  const valueOf = (name: string) => {
    const rule = rules[name];
    const value: unknown = record[name];
    if (value instanceof File) return value.name;
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    return rule ? <RuleValue source={name} rule={rule} /> : wordOf(name, String(value));
  };
  return (
    <RecordContextProvider value={record}>
      <Typography id={titleId} sx={{ mt: 1.5 }}>
        {translate(title)}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
        {fields.map((name) => (
          <li key={name}>
            {translate(`resources.${resource}.fields.${name}`, { _: name })}:{' '}
            <Box sx={{ display: 'inline', fontWeight: 700, '& > *': { display: 'inline' } }}>{valueOf(name)}</Box>
          </li>
        ))}
      </Box>
    </RecordContextProvider>
  );
}
