import Box from '@mui/material/Box';
import { Confirm, RecordContextProvider, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Rules } from '#contract/rule';
import { RuleValue } from '../fields/RuleValue';
import type { ConflictError } from '../providers/conflict';

interface Props {
  rules: Rules;
  error: ConflictError;
  onKeepMine: () => void;
  /** The contested fields of the form have their values then; what was typed into others stays. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Within a form: shows a colleague's values of the same fields, and asks which to keep. */
export function ConflictDialog({ rules, error: { current, fields }, onKeepMine, onTakeTheirs, onClose }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { resetField } = useFormContext();
  const theirs = (name: string) => {
    const rule = rules[name];
    const value: unknown = current[name];
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    return rule ? <RuleValue source={name} rule={rule} /> : String(value);
  };
  // The dialog gives a reason for Escape and a click beside it, the button none.
  const close = (_event: unknown, reason?: string) => {
    if (reason !== undefined) {
      onClose();
      return;
    }
    const values: Record<string, unknown> = current;
    for (const name of fields) resetField(name, { defaultValue: values[name] ?? null });
    onTakeTheirs();
  };
  return (
    <Confirm
      isOpen
      title="admin.conflict.title"
      content={
        <RecordContextProvider value={current}>
          {translate('admin.conflict.text')}
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {fields.map((name) => (
              <li key={name}>
                {translate(`resources.${resource}.fields.${name}`, { _: name })}:{' '}
                <Box sx={{ display: 'inline', fontWeight: 700, '& > *': { display: 'inline' } }}>{theirs(name)}</Box>
              </li>
            ))}
          </Box>
        </RecordContextProvider>
      }
      cancel="admin.conflict.takeTheirs"
      confirm="admin.conflict.keepMine"
      onClose={close}
      onConfirm={onKeepMine}
    />
  );
}
