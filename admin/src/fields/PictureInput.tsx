import { Avatar } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FileRule } from '#contract/rule';
import { useRuleMessage } from '../providers/ruleMessages';
import { pictureCheck } from '../providers/validators';
import { FileInput } from './FileInput';

const MEGABYTE = 1024 * 1024;

/** A picture that can be replaced. */
export function PictureInput({ source, label, rule }: { source: string; label: string; rule: FileRule }) {
  const translate = useTranslate();
  const messageOf = useRuleMessage();
  const check = pictureCheck(rule);
  return (
    <FileInput
      source={source}
      label={label}
      rule={rule}
      hint={translate('admin.picture.hint', { megabytes: rule.maxBytes / MEGABYTE })}
      remove={translate('admin.picture.remove')}
      validate={async (typed, form) => {
        const error = await check(typed, form);
        return error && messageOf(source, rule, error);
      }}
    >
      <Preview source={source} />
    </FileInput>
  );
}

/** The picture as the form has it. */
function Preview({ source }: { source: string }) {
  const translate = useTranslate();
  const value = useWatch<Record<string, unknown>>({ name: source });
  const chosen = useMemo(() => (value instanceof File ? URL.createObjectURL(value) : undefined), [value]);
  useEffect(
    () => () => {
      if (chosen !== undefined) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );
  const shown = chosen ?? (typeof value === 'string' && value !== '' ? `/${value}` : undefined);
  return shown && <Avatar src={shown} alt={translate('admin.picture.preview')} sx={{ width: 72, height: 72 }} />;
}
