import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import type { FileRule } from '#contract/rule';
import { useRuleMessage } from '../providers/ruleMessages';
import { FILE_TYPES, pictureCheck } from '../providers/validators';

const KB = 1024;
/** A file input whose button looks like all others. */
export const CHOOSER = {
  width: 'min(100%, 20rem)',
  font: 'inherit',
  '&::file-selector-button': {
    minHeight: 44,
    mr: 1.5,
    px: 2,
    font: 'inherit',
    fontWeight: 700,
    color: 'primary.main',
    bgcolor: 'transparent',
    border: '1px solid',
    borderColor: 'primary.main',
    borderRadius: 99,
    cursor: 'pointer',
  },
} as const;

/** A picture that can be replaced: the form holds the path of the stored one, or the file chosen in its place. */
export function PictureInput({ source, label, rule }: { source: string; label: string; rule: FileRule }) {
  const translate = useTranslate();
  const messageOf = useRuleMessage();
  const check = pictureCheck(rule);
  const validate = async (typed: unknown, form: Record<string, unknown>): Promise<string | undefined> => {
    const error = await check(typed, form);
    return error && messageOf(source, rule, error);
  };
  const { id, field, fieldState } = useInput<unknown>({ source, validate });
  const { trigger } = useFormContext();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const stored = useRef(typeof field.value === 'string' ? field.value : '');
  const chosen = field.value instanceof File ? field.value : undefined;
  const [preview, setPreview] = useState(() => chosen && URL.createObjectURL(chosen));
  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  const choose = (file: File | undefined): void => {
    field.onChange(file ?? stored.current);
    setPreview(file && URL.createObjectURL(file));
    void trigger(source);
  };
  const shown = preview ?? (typeof field.value === 'string' && field.value !== '' ? `/${field.value}` : undefined);
  const { error, invalid } = fieldState;
  return (
    <Box>
      <FormLabel
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontWeight: 700, fontSize: '0.9375rem', color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      <FormHelperText id={hintId} sx={{ m: 0, mb: 1 }}>
        {translate('admin.picture.hint', { megabytes: rule.maxBytes / KB / KB })}
      </FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {shown && <Avatar src={shown} alt={translate('admin.picture.preview')} sx={{ width: 72, height: 72 }} />}
        <Box
          component="input"
          sx={CHOOSER}
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            field.ref(element);
          }}
          id={id}
          type="file"
          accept={FILE_TYPES.picture.join(',')}
          aria-describedby={`${hintId} ${id}-helper-text`}
          aria-invalid={invalid}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => choose(target.files?.[0])}
        />
      </Box>
      {chosen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <span>{translate('admin.picture.chosen', { name: chosen.name, size: Math.ceil(chosen.size / KB) })}</span>
          <Button
            onClick={() => {
              if (input.current) input.current.value = '';
              choose(undefined);
            }}
          >
            {translate('admin.picture.remove')}
          </Button>
        </Box>
      )}
      <FormHelperText id={`${id}-helper-text`} error={invalid}>
        {error?.message && <InputHelperText error={error.message} />}
      </FormHelperText>
    </Box>
  );
}
