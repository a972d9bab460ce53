import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { FailureNote } from '../list/FailureNote';
import { useErrorMessage } from '../providers/errors';
import { isAwaited, progressOf } from './message';
import { MessageActions, MessageState, MessageText } from './MessageParts';
import { TakeBackButton } from './TakeBackButton';
import { type Decided, useTell } from './tell';
import { useMessages } from './useMessages';

/** Moves the focus to the panel; other applications use this key for notifications too. */
const KEY = 'F8';

const PLACE = { position: 'fixed', zIndex: 'snackbar', left: 0, right: 0, bottom: 0 } as const;
const BAR = {
  maxHeight: '60vh',
  overflowY: 'auto',
  px: { xs: 2, md: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'var(--line)',
  borderRadius: '14px 14px 0 0',
  boxShadow: 8,
} as const;

/**
 * The last decision, with Undo and the message to the family or applicant, at the bottom of the screen. It does not
 * block further decisions; the next one replaces it. Its live region is present from the start.
 */
export function TellPanel() {
  const translate = useTranslate();
  const { decided, show } = useTell();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const close = (): void => {
    // What has the focus goes: without this it would be at the top of the page.
    if (panel.current?.contains(document.activeElement)) document.querySelector<HTMLElement>('h1')?.focus();
    if (decided) show(undefined);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === KEY && heading.current) {
        event.preventDefault();
        heading.current.focus();
      }
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event.target)) close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    if (decided && decided.sentence === undefined) heading.current?.focus();
  }, [decided]);
  return (
    <Box
      component="aside"
      ref={panel}
      {...(decided && { 'aria-labelledby': headingId })}
      aria-keyshortcuts={KEY}
      sx={decided ? { ...PLACE, ...BAR } : PLACE}
    >
      <Box role="status" sx={{ pr: decided ? 6 : 0 }}>
        {decided?.sentence}
      </Box>
      {decided && (
        <>
          <IconButton
            aria-label={translate('outbox.close')}
            onClick={close}
            sx={{ position: 'absolute', top: 4, right: 4 }}
          >
            <CloseIcon />
          </IconButton>
          {decided.isToTell ? (
            <Told key={decided.recordId} decided={decided} heading={heading} headingId={headingId} />
          ) : (
            <>
              <Heading id={headingId} ref={heading}>
                {translate('outbox.nobodyToTell')}
              </Heading>
              <Undo decided={decided} />
            </>
          )}
        </>
      )}
    </Box>
  );
}

/** There Escape empties a field, or closes a list. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="combobox"]') !== null;

interface HeadingProps {
  id: string;
  ref: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const Heading = (props: HeadingProps) => (
  <Typography {...props} component="h2" variant="h3" tabIndex={-1} sx={{ mt: 0.5, pr: 5 }} />
);

const Undo = ({ decided: { undo, name } }: { decided: Decided }) =>
  undo && <TakeBackButton {...undo} name={name} label="undo" />;

interface Props {
  decided: Decided;
  heading: Ref<HTMLHeadingElement>;
  headingId: string;
}

function Told({ decided, heading, headingId }: Props) {
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isPending, error } = useMessages(decided.recordId, decided.version);
  const { template } = decided;
  const message = data?.find(template === undefined ? isAwaited : (one) => one.template === template);
  const progress = message && progressOf(message);
  const isKnown = progress === 'sent' || progress === 'told';
  const refresh = useRefresh();
  useEffect(() => {
    // The record says so too.
    if (progress === 'sent') refresh();
  }, [progress, refresh]);
  return (
    <>
      <Heading id={headingId} ref={heading}>
        {translate('outbox.tell', { name: message?.name ?? decided.name })}
      </Heading>
      {isPending && <Typography color="text.secondary">{translate('outbox.loading')}</Typography>}
      {error && <FailureNote text={errorMessage('outbox.failed', error)} />}
      {data && !message && <Typography>{translate('outbox.unreachable')}</Typography>}
      {message && (
        <>
          <MessageState message={message} />
          <MessageActions message={message} folded={!isOpen}>
            <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {translate(isOpen ? 'outbox.hideText' : 'outbox.showText')}
            </Button>
            {!isKnown && <Undo decided={decided} />}
          </MessageActions>
          <MessageText message={message} folded={!isOpen} />
        </>
      )}
      {!message && <Undo decided={decided} />}
    </>
  );
}
