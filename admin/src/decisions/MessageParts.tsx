import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Channel, TOO_MANY_MAILS } from '#contract/messages';
import { mailtoLink, telephoneLink, whatsappLink } from '#contract/links';
import { useNameOf } from '../fields/colleagues';
import { moment } from '../config/formats';
import { clampedTo } from '../theme/clampedTo';
import { FailureNote } from '../ui/FailureNote';
import { NamedButton } from '../ui/NamedButton';
import { useErrorMessage } from '../providers/errors';
import { DecideButton } from '../ui/DecideButton';
import { StatusIcon } from '../ui/StatusChip';
import { CopyButton } from '../ui/CopyButton';
import { linkIn, type OutgoingMessage, progressOf } from '../config/message';
import { useMessageAction } from './useMessages';

/** Whether a message has reached its person: how, when, and by whom. */
export function MessageState({ message }: { message: OutgoingMessage }) {
  const translate = useTranslate();
  const { to, told, sentAt, lastError, status, template } = message;
  const nameOf = useNameOf(told !== undefined);
  const progress = progressOf(message);
  const how = told && translate(`messages.by.${told.by}`);
  const [, code] = /^bounced (\S+)$/.exec(lastError ?? '') ?? [];
  const isReceipt = progress === 'notSent' && template.endsWith('-received');
  const state = translate(isReceipt ? 'messages.receiptNotSent' : `messages.progress.${progress}`, {
    to,
    how,
    who: told && nameOf(told.who),
    moment: moment(told?.at ?? sentAt),
  });
  return (
    <Typography component="div" sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline' }}>
      <span style={{ alignSelf: 'center', display: 'inline-flex' }}>
        <StatusIcon status={status} />
      </span>
      <span>
        <strong>{state}</strong>
        {progress === 'onItsWay' &&
          lastError !== undefined &&
          ` ${translate(lastError === TOO_MANY_MAILS ? 'messages.later' : 'messages.triedAgain')}`}
        {progress === 'failed' && code !== undefined && ` ${translate('messages.cameBack', { code })}`}
      </span>
    </Typography>
  );
}

/** A message as its person reads it, in their language; folded, as much of it as two lines hold. */
export function MessageText({ message: { text, language }, folded }: { message: OutgoingMessage; folded?: boolean }) {
  return (
    <Box
      lang={language}
      sx={{
        mt: 1,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'background.default',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={folded ? clampedTo(2, 'xs') : { whiteSpace: 'pre-line' }}>{text}</Box>
    </Box>
  );
}

interface Props {
  message: OutgoingMessage;
  /** Only the actions to tell, where there is little room. */
  folded?: boolean;
  /** Other buttons beside them. */
  children?: ReactNode;
}

const BELOW_THE_TEXT = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 } as const;
const IN_A_ROW = {
  ...BELOW_THE_TEXT,
  gap: { xs: 1, lg: 0.5 },
  mt: { xs: 1, lg: 0 },
  // Long words stand on two lines, rather than a button on a line of its own.
  '& .MuiButton-root': { px: { lg: 1.25 }, py: { lg: 0.5 }, maxWidth: { lg: '10.5em' }, lineHeight: { lg: 1.25 } },
} as const;

const FAILURES = { resend: 'messages.resendFailed', notTold: 'messages.notToldFailed' } as const;

/** WhatsApp with the text filled in, "told by phone", e-mail, copy: one tap each, and whether what was opened was sent. */
export function MessageActions({ message, folded, children }: Props) {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const { mutate, isPending, variables, error, reset } = useMessageAction(message);
  const { phone, whatsapp = phone, email, subject, text, name, to, template } = message;
  const progress = progressOf(message);
  const about = translate('admin.actions.forRecord', { name: name ?? to });
  const link = linkIn(message);
  // Where no mail server sends it, the administrator's own mail program does.
  const mailto =
    email !== undefined && ['toTell', 'notSent', 'failed'].includes(progress)
      ? mailtoLink(email, { subject, body: text })
      : undefined;
  const isTold = progress === 'told' || progress === 'sent';
  /** What was opened to write to them; nobody but the administrator knows whether it was sent. */
  const [opened, setOpened] = useState<Channel>();
  const actions = useRef<HTMLDivElement>(null);
  const hasTold = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: without this the focus would be at the top of the page.
    if (isTold && hasTold.current && document.activeElement === document.body) actions.current?.focus();
  }, [isTold]);
  const act = (action: Parameters<typeof mutate>[0]): void => {
    if (!isPending) mutate(action);
  };
  const answerAsked = (isSent: boolean): void => {
    hasTold.current = true;
    actions.current?.focus();
    setOpened(undefined);
    if (isSent && opened !== undefined) act({ told: opened });
  };
  return (
    <>
      <Box ref={actions} tabIndex={-1} sx={folded ? IN_A_ROW : BELOW_THE_TEXT}>
        {whatsapp !== undefined && (
          <Button
            component="a"
            href={whatsappLink(whatsapp, text)}
            target="_blank"
            rel="noopener noreferrer"
            variant={isTold ? 'outlined' : 'contained'}
            aria-label={translate('messages.whatsapp', { name: name ?? to })}
            onClick={() => setOpened(progress === 'told' ? undefined : 'whatsapp')}
          >
            {translate('admin.actions.whatsappShort')}
          </Button>
        )}
        {mailto !== undefined && (
          <Button
            component="a"
            href={mailto}
            variant="outlined"
            aria-label={translate('messages.email', { name: name ?? to })}
            onClick={() => setOpened('email')}
          >
            {translate('messages.emailShort')}
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
          <DecideButton
            variant="outlined"
            label={translate('messages.toldByPhone')}
            about={about}
            isPending={isPending}
            onDecide={() => {
              hasTold.current = true;
              act({ told: 'phone' });
            }}
          />
        )}
        {!folded && <CopyButton label={translate('messages.copyText')} about={about} text={text} />}
        {(!folded || template === 'request-accepted') && link !== undefined && (
          <CopyButton label={translate('messages.copyLink')} about={about} text={link} />
        )}
        {email !== undefined && (progress === 'failed' || progress === 'sent') && (
          <DecideButton
            variant="outlined"
            label={translate(isPending && variables === 'resend' ? 'messages.sending' : 'messages.resend')}
            about={about}
            isPending={isPending}
            onDecide={() => act('resend')}
          />
        )}
        {progress === 'told' && (
          <DecideButton
            variant="outlined"
            label={translate('messages.notToldAfterAll')}
            about={about}
            isPending={isPending}
            onDecide={() => act('notTold')}
          />
        )}
        {children}
      </Box>
      <Box role="status">
        {opened !== undefined && !isPending && progress !== 'told' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
            <strong>{translate('messages.didYouSend')}</strong>
            <DecideButton
              variant="contained"
              label={translate('messages.yesSent')}
              about={about}
              onDecide={() => answerAsked(true)}
            />
            <NamedButton
              variant="outlined"
              label={translate('messages.notYet')}
              about={about}
              onClick={() => answerAsked(false)}
            />
          </Box>
        )}
      </Box>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {isPending && translate('admin.actions.saving')}
      </Box>
      {error && (
        <FailureNote
          text={errorMessage(typeof variables === 'string' ? FAILURES[variables] : 'messages.toldFailed', error)}
          onClose={reset}
        />
      )}
    </>
  );
}
