import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { ResourceContextProvider, SaveButton, SimpleForm, useNotify } from 'react-admin';
import type { Rules } from '#contract/rule';
import { RuleInput } from '../fields/RuleInput';
import { useSend } from '../form/useSend';
import { useFocusKept } from '../record/useFocusKept';

/** One part of the account's page. */
export function AccountSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { heading, events } = useFocusKept();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      {...events}
      sx={{
        mb: 3,
        p: { xs: 2, md: 3 },
        maxWidth: 800,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.4,
        bgcolor: 'background.paper',
      }}
    >
      <Typography ref={heading} id={id} variant="h2" tabIndex={-1} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface Props {
  /** The resource whose messages label the fields. */
  resource: 'account' | 'second-factor' | 'second-factor-removal';
  rules: Rules;
  record?: Record<string, unknown>;
  /** Message keys below `account`. */
  submit: string;
  done: string;
  failed: string;
  send: (values: Record<string, unknown>) => Promise<void>;
}

/** A short form on the account page; it is reset once it is sent. */
export function AccountForm({ resource, rules, record = {}, submit, done, failed, send }: Props) {
  const notify = useNotify();
  const { onSubmit, sent, failureNote } = useSend(rules, failed, async (values) => {
    await send(values);
    notify(done, { type: 'success' });
  });

  const fields = useRef<HTMLDivElement>(null);
  const submitForm = async (values: Record<string, unknown>) => {
    const errors = await onSubmit(values);
    const wrong = Object.keys(rules).find((source) => errors && source in errors);
    if (wrong !== undefined) fields.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    return errors;
  };

  return (
    <ResourceContextProvider value={resource}>
      <SimpleForm
        // Reset after sending: passwords and codes do not stay on the screen.
        key={sent}
        record={record}
        onSubmit={submitForm}
        noValidate
        disableInvalidFormNotification
        // The buttons are below the form on a phone too: no padding for react-admin's fixed toolbar.
        sx={{ p: 0, maxWidth: 480, '&&': { pb: 0 } }}
        toolbar={
          <Box sx={{ pt: 1, width: '100%' }}>
            <SaveButton alwaysEnable icon={<></>} label={submit} />
          </Box>
        }
      >
        <Box ref={fields} sx={{ display: 'grid', gap: 2, width: '100%' }}>
          {Object.entries(rules).map(([source, rule]) => (
            <RuleInput key={source} source={source} rule={rule} />
          ))}
        </Box>
      </SimpleForm>
      {failureNote}
    </ResourceContextProvider>
  );
}
