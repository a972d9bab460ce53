import { Button, Typography } from '@mui/material';
import { useEffect, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { ReadFailure } from '../ui/ReadFailure';
import '../messages/accountUnlinked';
import { isAwaited, progressOf } from '../config/message';
import { MessageActions, MessageState, MessageText } from './MessageParts';
import { FamilyLink } from './FamilyLink';
import { UndoButton } from './UndoButton';
import type { DecidedRecord } from './tell';
import { useMessages } from './useMessages';

export interface TellContentProps {
  decided: DecidedRecord;
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
}

/** What follows a decision: the message to the family or applicant, and Undo. */
export function TellContent({ decided, heading, headingId }: TellContentProps) {
  const translate = useTranslate();
  useEffect(() => {
    if (decided.sentence === undefined) heading.current?.focus();
  }, [decided, heading]);
  if (decided.isToTell) {
    return <Told key={decided.recordId} decided={decided} heading={heading} headingId={headingId} />;
  }
  return (
    <>
      <Heading id={headingId} heading={heading}>
        {translate('messages.nobodyToTell')}
      </Heading>
      <FamilyLink decided={decided} />
      <AccountUnlinked decided={decided} />
      <Undo decided={decided} />
    </>
  );
}

/** A rejection ends the link to a profile, and Undo does not make it again. */
function AccountUnlinked({ decided: { undo } }: { decided: DecidedRecord }) {
  const translate = useTranslate();
  if (undo?.resource !== 'user-list' || undo.status !== 'approved') return null;
  return <Typography sx={{ mb: 1 }}>{translate('plans.accountUnlinked')}</Typography>;
}

interface HeadingProps {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function Heading({ heading, ...props }: HeadingProps) {
  useRoomForPanel(heading);
  return <Typography {...props} ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ mt: 0.5, pr: 5 }} />;
}

/** The browser scrolls what has the focus out from under the panel, which is as high as its content. */
function useRoomForPanel(heading: RefObject<HTMLElement | null>): void {
  const { style } = document.documentElement;
  useLayoutEffect(() => {
    style.scrollPaddingBottom = `${heading.current?.closest('aside')?.offsetHeight ?? 0}px`;
  });
  useEffect(() => () => void (style.scrollPaddingBottom = ''), [style]);
}

const Undo = ({ decided: { undo, name } }: { decided: DecidedRecord }) =>
  undo && <UndoButton {...undo} name={name} inNotice />;

function Told({ decided, heading, headingId }: TellContentProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { recordId, sentence, template } = decided;
  const isOpened = sentence === undefined;
  // What a decision answered is not read again.
  const { data, isPending, error, refetch } = useMessages(recordId, isOpened ? 0 : Infinity);
  const message = data?.find(template === undefined ? isAwaited : (one) => one.template === template);
  const progress = message && progressOf(message);
  const isKnown = progress === 'sent' || progress === 'told';
  const refresh = useRefresh();
  useEffect(() => {
    // It was opened because the record does not say so yet.
    if (isOpened && progress === 'sent') refresh();
  }, [isOpened, progress, refresh]);
  return (
    <>
      <Heading id={headingId} heading={heading}>
        {translate('messages.tell', { name: message?.name ?? decided.name })}
      </Heading>
      {isPending && <Typography color="text.secondary">{translate('messages.loading')}</Typography>}
      <ReadFailure failed="messages.failed" error={error} refetch={refetch} />
      {data && !message && <Typography>{translate('messages.unreachable')}</Typography>}
      {message && (
        <>
          <MessageState message={message} />
          <MessageActions message={message} folded={!isOpen}>
            <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {translate(isOpen ? 'messages.hideText' : 'messages.showText')}
            </Button>
            {!isKnown && <Undo decided={decided} />}
          </MessageActions>
          <MessageText message={message} folded={!isOpen} />
        </>
      )}
      <FamilyLink decided={decided} />
      <AccountUnlinked decided={decided} />
      {!message && <Undo decided={decided} />}
    </>
  );
}
