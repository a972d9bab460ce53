import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { mailtoLink, telephoneLink, whatsappLink } from '#contract/links';
import { FailureNote } from '../list/FailureNote';
import { NamedButton } from '../list/NamedButton';
import { useErrorMessage } from '../providers/errors';
import { CopyButton } from './CopyButton';
import { linkIn, type OutgoingMessage, progressOf } from './message';
import { useMessageAction } from './useMessages';

interface Props {
  message: OutgoingMessage;
  /** Only what tells: where there is little room. */
  folded?: boolean;
  /** What else can be done, beside them. */
  children?: ReactNode;
}

/** One tap each: WhatsApp with the text in it, "told by phone", the e-mail, copies of it. */
export function MessageActions({ message, folded, children }: Props) {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const { mutate, isPending, variables, error, reset } = useMessageAction(message);
  const [wasResent, setWasResent] = useState(false);
  const { phone, email, subject, text, name, to } = message;
  const progress = progressOf(message);
  const about = translate('outbox.about', { name: name ?? to });
  const link = linkIn(message);
  // Where no mail server sends it, the administrator's own mail program does.
  const mailto =
    email !== undefined && ['toTell', 'notSent'].includes(progress)
      ? mailtoLink(email, { subject, body: text })
      : undefined;
  const isTold = progress === 'told' || progress === 'sent';
  const act = (action: Parameters<typeof mutate>[0]): void => {
    if (!isPending) mutate(action, { onSuccess: () => setWasResent(action === 'resend') });
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {phone !== undefined && (
          <Button
            component="a"
            href={whatsappLink(phone, text)}
            target="_blank"
            rel="noopener noreferrer"
            variant={isTold ? 'outlined' : 'contained'}
            aria-label={translate('outbox.whatsapp', { name: name ?? to })}
            onClick={() => act({ told: 'whatsapp' })}
          >
            {translate('admin.actions.whatsappShort')}
          </Button>
        )}
        {mailto !== undefined && (
          <Button
            component="a"
            href={mailto}
            variant="outlined"
            aria-label={translate('outbox.email', { name: name ?? to })}
            onClick={() => act({ told: 'email' })}
          >
            {translate('outbox.emailShort')}
          </Button>
        )}
        {!folded && phone !== undefined && (
          <Button
            component="a"
            href={telephoneLink(phone)}
            aria-label={translate('admin.actions.call', { number: phone })}
          >
            {phone}
          </Button>
        )}
        {!isTold && phone !== undefined && (
          <NamedButton
            variant="outlined"
            label={translate('outbox.toldByPhone')}
            about={about}
            aria-disabled={isPending}
            onClick={() => act({ told: 'phone' })}
          />
        )}
        {!folded && <CopyButton label={translate('outbox.copyText')} about={about} text={text} />}
        {!folded && link !== undefined && <CopyButton label={translate('outbox.copyLink')} about={about} text={link} />}
        {email !== undefined && (progress === 'failed' || progress === 'sent') && (
          <NamedButton
            variant="outlined"
            label={translate(isPending && variables === 'resend' ? 'outbox.sending' : 'outbox.resend')}
            about={about}
            aria-disabled={isPending}
            onClick={() => act('resend')}
          />
        )}
        {children}
      </Box>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {isPending && translate('outbox.noting')}
        {!isPending && wasResent && translate('outbox.resent')}
      </Box>
      {error && (
        <FailureNote
          text={errorMessage(variables === 'resend' ? 'outbox.resendFailed' : 'outbox.toldFailed', error)}
          onClose={reset}
        />
      )}
    </>
  );
}
