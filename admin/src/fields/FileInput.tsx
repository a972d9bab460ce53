import { Box, Button, FormHelperText, FormLabel } from '@mui/material';
import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import type { FileRule } from '#contract/rule';
import { FILE_TYPES } from '../providers/validators';

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

interface Props {
  source: string;
  label: string;
  rule: FileRule;
  /** What files may be chosen. */
  hint: string;
  /** The name of the button that takes back the choice. */
  remove: string;
  /** What is wrong with a file, in words. */
  validate: (value: unknown, form: Record<string, unknown>) => Promise<string | undefined>;
  /** Stands before the chooser. */
  children?: ReactNode;
}

/** A file of a form: the form holds the path of the stored one, or the file chosen in its place. */
export function FileInput({ source, label, rule, hint, remove, validate, children }: Props) {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput<unknown>({ source, validate });
  const { trigger } = useFormContext();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const stored = useRef(typeof field.value === 'string' ? field.value : '');
  const chosen = field.value instanceof File ? field.value : undefined;
  const choose = (file: File | undefined): void => {
    field.onChange(file ?? stored.current);
    void trigger(source);
  };
  const { error, invalid } = fieldState;
  return (
    <Box sx={{ mb: 2 }}>
      <FormLabel
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontWeight: 700, fontSize: '0.9375rem', color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      <FormHelperText id={hintId} sx={{ m: 0, mb: 1 }}>
        {hint}
      </FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {children}
        <Box
          component="input"
          sx={CHOOSER}
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            field.ref(element);
          }}
          id={id}
          name={source}
          type="file"
          accept={FILE_TYPES[rule.accept].join(',')}
          aria-describedby={`${hintId} ${id}-helper-text`}
          aria-invalid={invalid}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => choose(target.files?.[0])}
        />
      </Box>
      {chosen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <span>{translate('admin.file.chosen', { name: chosen.name, size: Math.ceil(chosen.size / KB) })}</span>
          <Button
            onClick={() => {
              if (input.current) input.current.value = '';
              choose(undefined);
            }}
          >
            {remove}
          </Button>
        </Box>
      )}
      <FormHelperText id={`${id}-helper-text`} error={invalid}>
        {error?.message && <InputHelperText error={error.message} />}
      </FormHelperText>
    </Box>
  );
}
