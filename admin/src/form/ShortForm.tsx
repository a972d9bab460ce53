import { Box, Button, type SxProps, type Theme } from '@mui/material';
import { Fragment, useRef, type ReactNode } from 'react';
import { OptionalResourceContextProvider, SaveButton, SimpleForm, useNotify, useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { RuleInput } from '../fields/RuleInput';
import { eraseDraft } from '../providers/drafts';
import { FormDraft } from './FormDraft';
import { focusWrong } from './focusWrong';
import { type Send, useSend } from './useSend';

interface Props {
  /** Whose messages label the fields, if not those of the resource around it. */
  resource?: string;
  rules: Rules;
  /** Its first values. */
  record?: object;
  /** Message keys: of the button, of the error, and of what is said once it is sent. */
  submit: string;
  failed: string;
  done?: string;
  /** Id of the draft, if what is typed is to be kept. */
  draft?: string;
  /** `updatedAt` of what it changes. */
  version?: string | undefined;
  send: Send;
  onCancel?: () => void;
  /** What stands around the input of a field. */
  around?: (source: string, input: ReactNode) => ReactNode;
  sx?: SxProps<Theme>;
}

/** A form within a page. Sent, it is empty again: passwords and codes do not stay on the screen. */
export function ShortForm({ resource, rules, record = {}, submit, failed, done, draft, version, ...props }: Props) {
  const { send, onCancel, around, sx } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const fields = useRef<HTMLDivElement>(null);
  const sendAndTell: Send = async (values, newer) => {
    await send(values, newer);
    if (draft !== undefined) eraseDraft(draft);
    if (done !== undefined) notify(done, { type: 'success' });
  };
  const { onSubmit, sent, failureNote, conflictDialog } = useSend(rules, failed, sendAndTell, resource);
  const submitForm = async (values: Record<string, unknown>) => {
    const errors = await onSubmit(values);
    focusWrong(fields.current, rules, errors);
    return errors;
  };
  return (
    <OptionalResourceContextProvider {...(resource && { value: resource })}>
      <SimpleForm
        key={sent}
        record={record}
        onSubmit={submitForm}
        noValidate
        disableInvalidFormNotification
        // The buttons are below the form on a phone too: no padding for react-admin's fixed toolbar.
        sx={{ p: 0, '&&': { pb: 0 } }}
        toolbar={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, width: '100%' }}>
            <SaveButton alwaysEnable icon={<></>} label={submit} />
            {onCancel && (
              <Button variant="outlined" onClick={onCancel}>
                {translate('ra.action.cancel')}
              </Button>
            )}
          </Box>
        }
      >
        {draft !== undefined && <FormDraft form={draft} version={version} />}
        <Box ref={fields} sx={{ display: 'grid', gap: 2, width: '100%', ...(sx as object) }}>
          {Object.entries(rules).map(([source, rule]) => {
            const input = <RuleInput source={source} rule={rule} />;
            return <Fragment key={source}>{around ? around(source, input) : input}</Fragment>;
          })}
        </Box>
        {conflictDialog}
      </SimpleForm>
      {failureNote}
    </OptionalResourceContextProvider>
  );
}
