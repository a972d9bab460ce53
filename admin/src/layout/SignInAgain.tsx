import { Box, Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Form, PasswordInput, TextInput, useGetIdentity, useTranslate } from 'react-admin';
import { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG } from '#contract/errors';
import { FailureNote } from '../ui/FailureNote';
import { errorCode, useServerMessage } from '../providers/errors';
import { type Credentials, signInAgain, signInAgainStore, signOut } from '../providers/http';

/** A sign-in dialog over the page when the session has ended; the requests of the page wait for it. */
export function SignInAgain() {
  const isWaiting = useSyncExternalStore(signInAgainStore.subscribe, signInAgainStore.isWaiting);
  const { identity } = useGetIdentity();
  return isWaiting && <SignInDialog email={typeof identity?.['email'] === 'string' ? identity['email'] : ''} />;
}

/** Like react-admin's `required()`, without its asterisk: every field here is required. */
const requiredWith =
  (message: string) =>
  (value: unknown): string | undefined =>
    value ? undefined : message;

function SignInDialog({ email }: { email: string }) {
  const translate = useTranslate();
  const serverMessage = useServerMessage();
  const title = useId();
  const text = useId();
  const [isSending, setIsSending] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (values: Partial<Credentials>): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    const { password = '', code } = values;
    try {
      await signInAgain({ email: email || (values.email ?? ''), password, ...(code && { code }) });
    } catch (error) {
      setIsSending(false);
      setAsksCode((asked) => asked || [SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG].includes(errorCode(error) ?? ''));
      // Being asked for the code is not an error.
      if (errorCode(error) === SECOND_FACTOR_REQUIRED && !code) return;
      setFailure(serverMessage(error) ?? translate('admin.errors.unreachable'));
    }
  };

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title} component="h2">
        {translate('admin.signIn.title')}
      </DialogTitle>
      <DialogContent>
        <Typography id={text} sx={{ mb: 2 }}>
          {translate('admin.signIn.text')}
        </Typography>
        <Form
          onSubmit={submit}
          noValidate
          disableInvalidFormNotification
          defaultValues={{ email }}
          mode="onSubmit"
          reValidateMode="onChange"
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            <TextInput
              source="email"
              type="email"
              label="admin.signIn.email"
              helperText={false}
              autoComplete="username"
              // Not react-admin's `readOnly`, which greys out whose password is asked for.
              slotProps={{ htmlInput: { readOnly: email !== '' } }}
              validate={requiredWith('admin.signIn.emailMissing')}
            />
            <PasswordInput
              source="password"
              label="admin.signIn.password"
              helperText={false}
              autoComplete="current-password"
              validate={requiredWith('admin.signIn.passwordMissing')}
            />
            {asksCode && (
              <TextInput
                source="code"
                label="admin.signIn.code"
                helperText="admin.signIn.codeHint"
                autoComplete="one-time-code"
                validate={requiredWith('admin.signIn.codeMissing')}
              />
            )}
            <FocusOn source={asksCode ? 'code' : 'password'} />
            {failure !== undefined && <FailureNote text={failure} />}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
            <Button onClick={() => void signOut()}>{translate('admin.signIn.leave')}</Button>
            <Button type="submit" variant="contained" aria-disabled={isSending}>
              {translate(isSending ? 'admin.signIn.sending' : 'admin.signIn.send')}
            </Button>
          </Box>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

/** Focuses the field to fill in next. */
function FocusOn({ source }: { source: string }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    here.current?.closest('form')?.querySelector<HTMLInputElement>(`[name="${source}"]`)?.focus();
  }, [source]);
  return <span ref={here} hidden />;
}
