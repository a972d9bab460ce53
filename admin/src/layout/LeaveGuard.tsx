import { Confirm } from 'react-admin';
import { useBlocker } from 'react-router';
import { discardDrafts } from '../providers/drafts';
import { hasUnsaved, RECOVERY_CODES } from '../providers/unsaved';

interface Props {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to discard the unsaved changes on this page. */
export const AskToLeave = ({ isOpen, onStay, onLeave }: Props) => (
  <Confirm
    isOpen={isOpen}
    title="admin.unsaved.title"
    content={hasUnsaved(RECOVERY_CODES) ? 'account.recovery.leave' : 'admin.unsaved.text'}
    cancel="admin.unsaved.stay"
    confirm="admin.unsaved.leave"
    confirmColor="warning"
    onClose={onStay}
    onConfirm={() => {
      discardDrafts();
      onLeave();
    }}
  />
);

/**
 * One blocker for all forms of a page, instead of react-admin's `warnWhenUnsavedChanges` in each of them: React Router
 * supports one at a time, and a page may have a form, an answer and a note.
 */
export function LeaveGuard() {
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  return <AskToLeave isOpen={state === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
